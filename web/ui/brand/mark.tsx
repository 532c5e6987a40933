import classes from './mark.module.css';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

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
      <path d="M3.5 1.5h2.4v2.6H21v2.1H5.9v16.3H3.5z" />
      <path d="M10.2 6.2h1.2v2.9h-1.2zM18.4 6.2h1.2v2.9h-1.2z" />
      <rect x="8" y="9.1" width="14" height="8.4" rx="1" />
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
