import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Chip, ChipGroup } from '../../../ui/form/chip.tsx';
import { LinkTabs } from '../../../ui/navigation/link-tabs.tsx';
import { LoadMore } from '../../../ui/navigation/load-more.tsx';
import { Pagination } from '../../../ui/navigation/pagination.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { Row, Specimen } from './specimen.tsx';

type Size = 'square' | 'portrait' | 'story';

/** Tabs, filters, search, pages. */
export function Navigation() {
  const text = useText('design');
  const [types, setTypes] = useState<ReadonlySet<string>>(new Set(['blog']));
  const [size, setSize] = useState<Size>('square');
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(2);

  function toggle(type: string, on: boolean) {
    const next = new Set(types);
    if (on) next.add(type);
    else next.delete(type);
    setTypes(next);
  }

  return (
    <Specimen title={text('navigation')}>
      <LinkTabs
        label={text('tabsLabel')}
        tabs={[
          { to: '/design', label: text('name') },
          { to: '/profile/graphics', label: text('graphic') },
          { to: '/profile/videos', label: text('story'), locked: true },
        ]}
      />
      <Row>
        <ChipGroup label={text('filters')}>
          {(['blog', 'graphic'] as const).map((type) => (
            <Chip key={type} selected={types.has(type)} onChange={(on) => toggle(type, on)}>
              {text(type)}
            </Chip>
          ))}
        </ChipGroup>
        <SegmentedControl
          label={text('size')}
          segments={[
            { value: 'square', label: text('square') },
            { value: 'portrait', label: text('portrait') },
            { value: 'story', label: text('story') },
          ]}
          value={size}
          onChange={setSize}
        />
        <SearchField label={text('searchContent')} value={query} onChange={setQuery} />
      </Row>
      <Pagination page={page} pages={7} onChange={setPage} />
      <LoadMore shown={12} total={48} hasMore busy={false} onMore={() => undefined} />
    </Specimen>
  );
}
