import type { ReactNode } from 'react';
import classes from './key-value.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Facts of one thing: names at the left, values at the right; on a phone the value stands under its name. */
export function KeyValueList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes['list']}>
      {facts.map((fact) => (
        <div key={fact.label} className={classes['row']}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
