import type { ReactNode } from 'react';
import { Card } from '../../../ui/layout/card.tsx';
import classes from './entry.module.css';

interface EntryProps {
  title: string;
  lead?: ReactNode;
  /** Below the card: other ways. */
  below?: ReactNode;
  children: ReactNode;
}

/** A page of one task, opened from outside the product: a title, a sentence, a card. */
export function Entry({ title, lead, below, children }: EntryProps) {
  return (
    <div className={classes['entry']}>
      <header>
        <h1>{title}</h1>
        {lead !== undefined && <p className={classes['lead']}>{lead}</p>}
      </header>
      <Card as="div">{children}</Card>
      {below !== undefined && <div className={classes['links']}>{below}</div>}
    </div>
  );
}
