import type { ReactNode } from 'react';
import classes from './design-page.module.css';

/** One part of the design page, with its name. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes['specimen']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={classes['row']}>{children}</div>;
}
