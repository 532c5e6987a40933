import { Link } from '@tanstack/react-router';
import { IconLock } from '@tabler/icons-react';
import classes from './link-tabs.module.css';

export interface LinkTab {
  to: string;
  label: string;
  /** Shown with a lock; the page behind explains what it takes. */
  locked?: boolean;
}

/** Tabs that are pages of their own, each with its address. `label` names the group for screen readers. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav className={classes['tabs']} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} className={classes['tab']} activeOptions={{ exact: true, includeSearch: false }}>
          {tab.label}
          {tab.locked === true && <IconLock size={15} stroke={1.75} aria-hidden="true" />}
        </Link>
      ))}
    </nav>
  );
}
