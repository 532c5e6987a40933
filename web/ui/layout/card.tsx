import type { ReactNode } from 'react';
import classes from './card.module.css';

interface CardProps {
  title?: ReactNode;
  /** At the right of the title: one small action or a badge. */
  aside?: ReactNode;
  /** Without padding, for pictures and lists that reach the edge. */
  flush?: boolean;
  as?: 'section' | 'div' | 'article' | 'li';
  children: ReactNode;
}

/** A surface with a hairline. Cards do not nest. */
export function Card({ title, aside, flush = false, as: Tag = 'section', children }: CardProps) {
  return (
    <Tag className={`${classes['card']} ${flush ? classes['flush'] : ''}`}>
      {(title !== undefined || aside !== undefined) && (
        <div className={classes['head']}>
          {title !== undefined && <h2 className={classes['title']}>{title}</h2>}
          {aside}
        </div>
      )}
      {children}
    </Tag>
  );
}
