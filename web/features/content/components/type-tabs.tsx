import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkTabs } from '../../../ui/link-tabs.tsx';
import type { Filters } from '../model.ts';

interface TypeTabsProps {
  path: string;
  type: Filters['type'];
  searchFor: (change: Partial<Filters>) => Record<string, string>;
}

/** The kinds of content there are, each an address of its own; the other filters stay. */
export function TypeTabs({ path, type: shown, searchFor }: TypeTabsProps) {
  const text = useText('content');
  const tab = (type: Filters['type'], label: string) => ({
    to: path,
    label,
    search: searchFor({ type }),
    current: type === shown,
  });
  return (
    <LinkTabs
      label={text('type')}
      tabs={[tab('all', text('all')), tab('blog', text('articles')), tab('social-graphic', text('graphics'))]}
    />
  );
}
