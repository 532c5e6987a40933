import { SHAREABLE_TYPES, type ShareableType, isPublished, kinds } from '@yardsign/domain/content/kinds';
import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkTabs } from '../../../ui/navigation/link-tabs.tsx';
import type { Query } from '../../../lib/search/page-search.ts';
import type { Filters } from '../model.ts';

interface TypeTabsProps {
  path: string;
  shown: Filters['types'];
  searchFor: (change: Partial<Filters>) => Query;
}

/** The kinds of content there are, each an address of its own; the other filters stay. */
export function TypeTabs({ path, shown, searchFor }: TypeTabsProps) {
  const text = useText('content');
  const tab = (types: readonly ShareableType[], label: string) => ({
    to: path,
    label,
    search: searchFor({ types }),
    current: types.join() === shown.join(),
  });
  return (
    <LinkTabs
      label={text('type')}
      tabs={[
        tab(SHAREABLE_TYPES, text('all')),
        ...SHAREABLE_TYPES.filter(isPublished).map((type) => tab([type], text(kinds[type].plural))),
      ]}
    />
  );
}
