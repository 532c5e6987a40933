import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { LiveSearch } from '../../../../ui/form/live-search.tsx';
import { SegmentedControl } from '../../../../ui/form/segmented-control.tsx';
import { categoriesQuery } from '../../api.ts';
import type { Filters } from '../../model.ts';
import { ShowSelect } from './show-select.tsx';
import { CategorySelect } from './category-select.tsx';
import classes from './library-filters.module.css';

interface LibraryFiltersProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  searchRef?: Ref<HTMLInputElement>;
}

/** Search, category and language of the list. The search follows the typing, a quarter of a second behind. */
export function LibraryFilters({ filters, onChange, searchRef }: LibraryFiltersProps) {
  const text = useText('content');
  const common = useText('common');
  const categories = useQuery(categoriesQuery(filters.types, filters.language));

  return (
    <div className={classes['filters']}>
      <LiveSearch
        label={text('searchLabel')}
        value={filters.query}
        onSearch={(query) => onChange({ query })}
        {...(searchRef && { ref: searchRef })}
      />
      <div className={classes['beside']}>
        <ShowSelect filters={filters} onChange={(show) => onChange({ show })} />
        <CategorySelect
          categories={categories.data ?? []}
          failed={categories.isError}
          value={filters.category}
          onChange={(category) => onChange({ category })}
        />
        <SegmentedControl
          label={text('contentLanguage')}
          segments={[
            { value: 'en', label: common('english'), short: 'EN' },
            { value: 'es', label: common('spanish'), short: 'ES' },
          ]}
          value={filters.language}
          onChange={(language) => onChange({ language })}
        />
      </div>
    </div>
  );
}
