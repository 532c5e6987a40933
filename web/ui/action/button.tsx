import { Link } from '@tanstack/react-router';
import type { MouseEvent, MouseEventHandler, ReactNode, Ref } from 'react';
import type { Query } from '../../lib/search/page-search.ts';
import classes from './button.module.css';
import { useOff } from './use-off.ts';

type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  kind?: ButtonKind;
  size?: 'small' | 'medium' | 'large';
  icon?: ReactNode;
  /** As wide as what it stands in. */
  wide?: boolean;
  children: ReactNode;
}

function look({ kind = 'secondary', size = 'medium', wide = false }: Look) {
  return {
    className: [classes['button'], classes[kind], classes[size]].filter(Boolean).join(' '),
    'data-wide': wide || undefined,
  };
}

/** Enter in a field presses the button of its form too. */
const refusePress = (event: MouseEvent) => event.preventDefault();

interface ButtonProps extends Look {
  type?: 'button' | 'submit';
  disabled?: boolean;
  /** Waiting for the answer: cannot be pressed, and says `busyText` when there is one. */
  busy?: boolean;
  busyText?: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  ref?: Ref<HTMLButtonElement>;
  form?: string;
  /** Says more than the words on it, and begins with them; for buttons that repeat down a page. */
  'aria-label'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-describedby'?: string;
}

/** A button. One `primary` a screen; `danger` only where something is lost. */
export function Button(props: ButtonProps) {
  const {
    kind,
    size,
    icon,
    wide,
    children,
    busy = false,
    busyText,
    disabled = false,
    type = 'button',
    onClick,
    ...rest
  } = props;
  const isOff = disabled || busy;
  const off = useOff(isOff);
  return (
    <button
      {...rest}
      {...look(props)}
      {...off}
      type={type}
      aria-busy={busy || undefined}
      onClick={isOff ? refusePress : onClick}
    >
      {icon}
      {busy && busyText !== undefined ? busyText : children}
    </button>
  );
}

interface LinkButtonProps extends Look {
  to: string;
  params?: Record<string, string>;
  search?: Query;
  hash?: string;
  /** What happens on the way. */
  onClick?: () => void;
}

/** A link inside the product that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  const { to, params, search, hash, icon, children, onClick } = props;
  return (
    <Link
      {...look(props)}
      to={to}
      activeOptions={{ exact: true }}
      {...(params && { params })}
      {...(search && { search })}
      {...(hash !== undefined && { hash })}
      {...(onClick && { onClick })}
    >
      {icon}
      {children}
    </Link>
  );
}

interface AnchorButtonProps extends Look {
  href: string;
  /** What it is called where its words alone do not say of what it is. */
  'aria-label'?: string;
  download?: string | boolean;
  newTab?: boolean;
}

/** A link that leaves the router (a download, another site) and looks like a button. */
export function AnchorButton(props: AnchorButtonProps) {
  const { href, download, newTab = false, icon, children, 'aria-label': name } = props;
  const leave = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a {...look(props)} href={href} aria-label={name} {...leave} {...(download !== undefined && { download })}>
      {icon}
      {children}
    </a>
  );
}
