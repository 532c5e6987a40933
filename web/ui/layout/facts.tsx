import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** Short facts in a line, with a dot between two of them: type, date, reading time. A line that breaks ends without a dot. */
export function Facts({ facts }: { facts: readonly { key: string; fact: ReactNode }[] }) {
  return (
    <p className={classes['facts']}>
      {facts.map(({ key, fact }) => (
        <span key={key}>{fact}</span>
      ))}
    </p>
  );
}
