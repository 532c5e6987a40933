import { type ContentType, kinds } from '@yardsign/domain/content/kinds';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Failed } from '../../../../ui/feedback/failed.tsx';
import { typesQuery } from '../../api.ts';
import { LinkTabs } from '../../../../ui/navigation/link-tabs.tsx';
import type { Query } from '../../../../lib/search/page-search.ts';
import type { Filters } from '../../model.ts';

interface TypeTabsProps {
  path: string;
  filters: Filters;
  searchFor: (change: Partial<Filters>) => Query;
}

/** The kinds of content there are, each an address of its own; the other filters stay. */
export function TypeTabs({ path, filters, searchFor }: TypeTabsProps) {
  const text = useText('content');
  const types = useQuery({ ...typesQuery, enabled: filters.shelf.length > 1 });
  // Until it is known which types there are, all of them are offered; the one on screen stays.
  const published = filters.shelf.filter(
    (type) => types.data?.includes(type) !== false || filters.types.join() === type,
  );
  if (published.length < 2) return null;
  const tab = (types: readonly ContentType[], label: string) => ({
    to: path,
    label,
    search: searchFor({ types }),
    current: types.join() === filters.types.join(),
  });
  return (
    <>
      <LinkTabs
        label={text('type')}
        tabs={[tab(filters.shelf, text('all')), ...published.map((type) => tab([type], text(kinds[type].plural)))]}
      />
      {types.isError && (
        <Failed
          error={types.error}
          title={text('typesFailed')}
          place="part"
          busy={types.isFetching}
          onRetry={() => void types.refetch()}
        />
      )}
    </>
  );
}
