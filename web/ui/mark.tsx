import classes from './mark.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The sign: a post, its arm, and the panel that hangs from it. One colour, legible at 16 px. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg
      className={classes['mark']}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M4.5 1.5h2.6v3h13.4v2.2H7.1v15.8H4.5z" />
      <path d="M10.6 6.7h1.5v2.1h-1.5zM17.4 6.7h1.5v2.1h-1.5z" />
      <rect x="9" y="8.8" width="12" height="8.6" rx="1.4" />
    </svg>
  );
}

/** The mark with the name. `quiet` leaves the name for a screen reader, where there is room for the mark only. */
export function Wordmark({ quiet = false }: { quiet?: boolean }) {
  return (
    <span className={classes['wordmark']}>
      <Mark size={26} />
      {quiet ? <VisuallyHidden>Yardsign</VisuallyHidden> : <span className={classes['name']}>Yardsign</span>}
    </span>
  );
}
