import type { ReactNode } from 'react';
import { BackToTop } from '../ui/navigation/back-to-top.tsx';
import { SkipLink } from '../ui/navigation/skip-link.tsx';
import classes from './page-frame.module.css';

interface PageFrameProps {
  /** The mark, at the left of the header. */
  mark: ReactNode;
  /** At its right. */
  tools: ReactNode;
  /** The links of the footer. */
  footer: ReactNode;
  children: ReactNode;
}

/** A page without menus: header, content, footer. */
export function PageFrame({ mark, tools, footer, children }: PageFrameProps) {
  return (
    <div className={classes['frame']}>
      <SkipLink target="content" />
      <header className={classes['header']}>
        {mark}
        <div className={classes['tools']}>{tools}</div>
      </header>
      <main id="content" tabIndex={-1} className={classes['content']}>
        {children}
      </main>
      <footer className={classes['footer']}>{footer}</footer>
      <BackToTop />
    </div>
  );
}
