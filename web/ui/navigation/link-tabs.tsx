import { Link, useLocation } from '@tanstack/react-router';
import { IconLock } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Query } from '../../lib/search/page-search.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './link-tabs.module.css';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

export interface LinkTab {
  to: string;
  /** The query that tells this tab from its neighbours, when they share an address. */
  search?: Query;
  /** Whether this tab is the one on screen, where the address alone does not tell. */
  current?: boolean;
  label: string;
  /** Shown with a lock; the page behind explains what it takes. */
  locked?: boolean;
}

/** Moves the strip so that the tab on screen is seen whole, without moving the page. */
function useCurrentInView() {
  const strip = useRef<HTMLElement>(null);
  const shown = useRef('');
  const address = useLocation({ select: ({ href }) => href });
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!strip.current || !tab || shown.current === address) return;
    shown.current = address;
    const middle = tab.offsetLeft - strip.current.offsetLeft + tab.offsetWidth / 2;
    strip.current.scrollLeft = middle - strip.current.clientWidth / 2;
  }, [address]);
  return strip;
}

/** Tabs that are pages of their own, each with its address. `label` names the group for screen readers. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  const text = useText('common');
  const strip = useCurrentInView();
  return (
    <nav ref={strip} className={classes['tabs']} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          to={tab.to}
          className={classes['tab']}
          activeOptions={{ exact: true, includeSearch: tab.search !== undefined }}
          {...(tab.search && { search: tab.search, resetScroll: false })}
          {...(tab.current === true && { 'aria-current': 'page' })}
        >
          {tab.label}
          {tab.locked === true && (
            <>
              <IconLock size={15} stroke={1.75} aria-hidden="true" />
              <VisuallyHidden> ({text('notInPlan')})</VisuallyHidden>
            </>
          )}
        </Link>
      ))}
    </nav>
  );
}
