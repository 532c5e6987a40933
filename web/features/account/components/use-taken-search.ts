import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

type Search = Readonly<Record<string, unknown>>;

/** Where a page's own entry of the tab's history keeps what was taken: no address bar, no other page and no server reads it. */
const KEPT = 'takenSearch';

function keptSearch(): Search | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !(KEPT in state)) return null;
  return state[KEPT] as Search;
}

/**
 * What the address carried when the page was opened, taken out of it at once: a secret of a mail stays neither in the
 * address bar nor in what the next page is told of this one. A reload of the same tab finds it again.
 *
 * @param when whether there is anything to take; an ordinary query stays.
 * @param reload `forget` for what is used up by opening the page.
 */
export function useTakenSearch(
  when: (search: Search) => boolean = () => true,
  reload: 'keep' | 'forget' = 'keep',
): Search {
  const search: Search = useSearch({ strict: false });
  const [taken] = useState(() => (window.location.search === '' ? (keptSearch() ?? search) : search));
  useEffect(() => {
    if (window.location.search === '' || !when(taken)) return;
    const state = { ...(window.history.state as object | null), ...(reload === 'keep' && { [KEPT]: taken }) };
    window.history.replaceState(state, '', `${window.location.pathname}${window.location.hash}`);
    // Once, when the page opens: the query belongs to that moment.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return taken;
}
