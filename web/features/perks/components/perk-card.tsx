import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './perks.module.css';

interface PerkCardProps {
  to: string;
  header: string;
  description: string;
  /** What it gives, in a few words. */
  gain?: string;
  picture: ReactNode;
}

/** A perk in the list. The whole card leads to its page. */
export function PerkCard({ to, header, description, gain = '', picture }: PerkCardProps) {
  return (
    <li className={classes['card']}>
      {picture}
      <div className={classes['words']}>
        <h2>
          <Link to={to} className={classes['link']}>
            {header}
          </Link>
        </h2>
        <p>{description}</p>
        {gain !== '' && <p className={classes['gain']}>{gain}</p>}
      </div>
    </li>
  );
}
