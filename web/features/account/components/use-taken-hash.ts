import { useEffect, useState } from 'react';
import { keptInEntry, rewriteAddress } from '../../../lib/browser/history-entry.ts';

const KEPT = 'takenHash';

/**
 * What stood behind the `#` when the page was opened, taken out of the address bar at once. Only this entry of the tab's
 * history keeps it, so that the page may be reloaded.
 */
export function useTakenHash(): string {
  const [taken] = useState(() => window.location.hash.slice(1) || String(keptInEntry(KEPT) ?? ''));
  useEffect(() => {
    if (window.location.hash === '') return;
    rewriteAddress(`${window.location.pathname}${window.location.search}`, { [KEPT]: taken });
  }, [taken]);
  return taken;
}
