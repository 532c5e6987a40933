import { useEffect, useState } from 'react';

/** What stood behind the `#` when the page was opened, taken out of the address bar at once: a secret stays in no history. */
export function useTakenHash(): string {
  const [taken] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    if (window.location.hash === '') return;
    window.history.replaceState(window.history.state, '', `${window.location.pathname}${window.location.search}`);
  }, []);
  return taken;
}
