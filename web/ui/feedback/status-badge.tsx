import type { ReactNode } from 'react';
import classes from './status-badge.module.css';
import { TONE_ICONS, type Tone } from './tone.ts';

interface StatusBadgeProps {
  tone: Tone;
  /** Another icon than the tone's own, 16 px. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A state in one or two words, with its icon. */
export function StatusBadge({ tone, icon, children }: StatusBadgeProps) {
  const Icon = TONE_ICONS[tone];
  return (
    <span className={classes['badge']} data-tone={tone}>
      {icon ?? <Icon size={16} stroke={1.75} aria-hidden="true" />}
      <span className={classes['words']}>{children}</span>
    </span>
  );
}
