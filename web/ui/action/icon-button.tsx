import type { MouseEventHandler, ReactNode, Ref } from 'react';
import classes from './icon-button.module.css';

interface IconButtonProps {
  /** What a screen reader says, and what a mouse reads on hover. */
  label: string;
  icon: ReactNode;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  disabled?: boolean;
  pressed?: boolean;
  /** It stands at the edge of a text: its icon, and not its empty rim, is in line with the words. */
  flush?: boolean;
  ref?: Ref<HTMLButtonElement>;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-controls'?: string;
}

/** A button that is an icon alone; it always has a name. */
export function IconButton({ label, icon, pressed, flush = false, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes['button']}
      aria-label={label}
      title={label}
      {...(flush && { 'data-flush': true })}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
    >
      {icon}
    </button>
  );
}
