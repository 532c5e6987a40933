import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { keptInEntry, rewriteAddress } from '../../../lib/browser/history-entry.ts';
import type { Query } from '../../../lib/search/page-search.ts';

const KEPT = 'takenSearch';

/**
 * What the address carried when the page was opened, taken out of it at once: a secret of a mail stays neither in the
 * address bar nor in what the next page is told of this one. A reload of the same tab finds it again.
 *
 * @param when whether there is anything to take; an ordinary query stays.
 * @param reload `forget` for what is used up by opening the page.
 */
export function useTakenSearch(
  when: (search: Query) => boolean = () => true,
  reload: 'keep' | 'forget' = 'keep',
): Query {
  const search: Query = useSearch({ strict: false });
  const [taken] = useState(() =>
    window.location.search === '' ? ((keptInEntry(KEPT) as Query | undefined) ?? search) : search,
  );
  useEffect(() => {
    if (window.location.search === '' || !when(taken)) return;
    rewriteAddress(`${window.location.pathname}${window.location.hash}`, reload === 'keep' ? { [KEPT]: taken } : {});
    // Once, when the page opens: the query belongs to that moment.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return taken;
}
