import { useEffect, useState } from 'react';

const KEPT = 'takenHash';

function keptHash(): string {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && KEPT in state ? String(state[KEPT]) : '';
}

/**
 * What stood behind the `#` when the page was opened, taken out of the address bar at once. Only this entry of the tab's
 * history keeps it, so that the page may be reloaded.
 */
export function useTakenHash(): string {
  const [taken] = useState(() => window.location.hash.slice(1) || keptHash());
  useEffect(() => {
    if (window.location.hash === '') return;
    const state = { ...(window.history.state as object | null), [KEPT]: taken };
    window.history.replaceState(state, '', `${window.location.pathname}${window.location.search}`);
  }, [taken]);
  return taken;
}
