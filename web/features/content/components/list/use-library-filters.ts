import type { ContentType } from '@yardsign/domain/content/kinds';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import type { Query } from '../../../../lib/search/page-search.ts';
import { rememberContentLanguage, useOwnContentLanguage } from '../../content-language.ts';
import { useMayOverride } from '../../use-override.ts';
import { type Filters, readFilters, writeFilters } from '../../model.ts';

/** The filters live in the address: it can be shared, and Back undoes them. Typing replaces its entry, a choice adds one. */
export function useLibraryFilters(path: string, shelf: readonly ContentType[]) {
  const navigate = useNavigate();
  const router = useRouter();
  const search: Query = useSearch({ strict: false });
  const own = useOwnContentLanguage();
  const interfaceLanguage = useLanguage();
  const mayOverride = useMayOverride();
  const filters = useMemo(() => {
    const { override, ...asked } = readFilters(search, own, shelf);
    return { ...asked, ...(override && mayOverride && { override }) };
  }, [search, own, shelf, mayOverride]);

  const searchFor = useCallback(
    (change: Partial<Filters>) => writeFilters({ ...filters, ...change }, interfaceLanguage),
    [filters, interfaceLanguage],
  );

  const change = useCallback(
    async (part: Partial<Filters>) => {
      // The search follows the typing: whoever has opened a piece meanwhile is not called back.
      if (router.latestLocation.pathname !== path) return;
      if (part.language) rememberContentLanguage(part.language);
      const typing = part.query !== undefined;
      await navigate({ to: path, search: searchFor(part), replace: typing, resetScroll: false });
    },
    [navigate, path, router, searchFor],
  );

  const clear = useCallback(
    () => void change({ types: shelf, category: null, query: '', show: 'all' }),
    [change, shelf],
  );

  return { filters, searchFor, change, clear };
}
