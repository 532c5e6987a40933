import { SEARCHED_TYPES } from '@yardsign/domain/content/shelves';
import { useEffect, useRef } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ContentList } from '../components/list/content-list.tsx';
import { FoundPages } from '../components/list/found-pages.tsx';
import { LibraryFilters } from '../components/list/library-filters.tsx';
import { RecentSearches } from '../components/list/recent-searches.tsx';
import { TypeTabs } from '../components/list/type-tabs.tsx';
import { useLibraryFilters } from '../components/list/use-library-filters.ts';

const PATH = '/search';

/** The library again, with the cursor in its search field: where `/` leads from anywhere. */
export function SearchPage() {
  const text = useText('content');
  const { filters, searchFor, change, clear } = useLibraryFilters(PATH, SEARCHED_TYPES);
  const session = useSession();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  return (
    <>
      <PageHeader title={text('searchTitle')} />
      <LibraryFilters filters={filters} onChange={change} searchRef={field} />
      {session && <RecentSearches memberId={session.user.id} filters={filters} searchFor={searchFor} />}
      <FoundPages query={filters.query} />
      <TypeTabs path={PATH} filters={filters} searchFor={searchFor} />
      <ContentList filters={filters} onClear={clear} />
    </>
  );
}
