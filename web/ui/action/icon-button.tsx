import type { MouseEventHandler, ReactNode, Ref } from 'react';
import classes from './icon-button.module.css';
import { useOff } from './use-off.ts';

interface IconButtonProps {
  /** What a screen reader says, and what a mouse reads on hover. */
  label: string;
  icon: ReactNode;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  disabled?: boolean;
  /** There is nothing for it to do just now. Unlike a disabled one it stays in the order of Tab, and with it the keys of what it stands in. */
  resting?: boolean;
  pressed?: boolean;
  /** It stands at the edge of a text: its icon, and not its empty rim, is in line with the words. */
  flush?: boolean;
  ref?: Ref<HTMLButtonElement>;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-controls'?: string;
}

/** A button that is an icon alone; it always has a name. */
export function IconButton({
  label,
  icon,
  pressed,
  disabled = false,
  resting = false,
  flush = false,
  onClick,
  ...rest
}: IconButtonProps) {
  const off = useOff(disabled);
  return (
    <button
      type="button"
      {...rest}
      {...off}
      {...(resting && { 'aria-disabled': true })}
      {...(!disabled && !resting && { onClick })}
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
