import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * What the address carried when the page was opened, taken out of it at once: a secret of a mail stays neither in the
 * history nor in what the next page is told of this one.
 *
 * @param when whether there is anything to take; an ordinary query stays.
 */
export function useTakenSearch(
  when: (search: Readonly<Record<string, unknown>>) => boolean = () => true,
): Readonly<Record<string, unknown>> {
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const [taken] = useState(search);
  useEffect(() => {
    if (window.location.search === '' || !when(taken)) return;
    window.history.replaceState(window.history.state, '', `${window.location.pathname}${window.location.hash}`);
    // Once, when the page opens: the query belongs to that moment.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return taken;
}
