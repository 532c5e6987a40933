import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { categoriesQuery } from '../api.ts';
import type { Filters } from '../model.ts';
import { ShowSelect } from './show-select.tsx';
import { CategorySelect } from './category-select.tsx';
import classes from './library-filters.module.css';

const TYPING_PAUSE_MS = 250;

interface LibraryFiltersProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  searchRef?: Ref<HTMLInputElement>;
}

/** Search, category and language of the list. The search follows the typing, a quarter of a second behind. */
export function LibraryFilters({ filters, onChange, searchRef }: LibraryFiltersProps) {
  const text = useText('content');
  const common = useText('common');
  const [typed, setTyped] = useState(filters.query);
  const [shown, setShown] = useState(filters.query);
  const categories = useQuery(categoriesQuery(filters.types, filters.language));

  // The address changed by itself (Back, a link): the field follows.
  if (filters.query !== shown) {
    setShown(filters.query);
    if (filters.query !== typed.trim()) setTyped(filters.query);
  }

  useEffect(() => {
    if (typed.trim() === filters.query) return undefined;
    const timer = window.setTimeout(() => onChange({ query: typed.trim() }), TYPING_PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [typed, filters.query, onChange]);

  return (
    <div className={classes['filters']}>
      <SearchField
        label={text('searchLabel')}
        value={typed}
        onChange={setTyped}
        onSubmit={(value) => onChange({ query: value.trim() })}
        {...(searchRef && { ref: searchRef })}
      />
      <div className={classes['beside']}>
        <ShowSelect value={filters.show} onChange={(show) => onChange({ show })} />
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
