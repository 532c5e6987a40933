import type { ReactNode } from 'react';
import classes from './page-header.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** The one primary action of the page. On a phone it stands under the title, as wide as the page. */
  action?: ReactNode;
  /** A link back, or badges, above the title. */
  above?: ReactNode;
}

export function PageHeader({ title, lead, action, above }: PageHeaderProps) {
  return (
    <header className={classes['header']}>
      <div className={classes['words']}>
        {above}
        <h1>{title}</h1>
        {lead !== undefined && <p className={classes['lead']}>{lead}</p>}
      </div>
      {action !== undefined && <div className={classes['action']}>{action}</div>}
    </header>
  );
}
