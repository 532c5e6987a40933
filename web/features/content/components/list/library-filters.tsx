import { type Ref, useRef } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { LiveSearch } from '../../../../ui/form/live-search.tsx';
import { SegmentedControl } from '../../../../ui/form/segmented-control.tsx';
import type { Filters } from '../../model.ts';
import { ShowSelect } from './show-select.tsx';
import { CategorySelect } from './category-select.tsx';
import { useCategories } from './use-categories.ts';
import classes from './library-filters.module.css';

interface LibraryFiltersProps {
  filters: Filters;
  /** Done when the address says so. */
  onChange: (change: Partial<Filters>) => Promise<void>;
  searchRef?: Ref<HTMLInputElement>;
}

/** On a phone the choices stay in sight over a list that has been scrolled: the list that they lead to is read from its beginning. */
function goToBeginning(choices: HTMLElement | null): void {
  const search = choices?.previousElementSibling;
  if (!choices || !search) return;
  const { top, height } = choices.getBoundingClientRect();
  const passed = top - search.getBoundingClientRect().bottom;
  if (passed > height) window.scrollBy(0, -passed);
}

/** Search, category and language of the list. The search follows the typing, a quarter of a second behind. */
export function LibraryFilters({ filters, onChange, searchRef }: LibraryFiltersProps) {
  const text = useText('content');
  const common = useText('common');
  const categories = useCategories(filters.types, filters.language, filters.category);
  const choices = useRef<HTMLDivElement>(null);
  const choose = (change: Partial<Filters>) => void onChange(change).then(() => goToBeginning(choices.current));

  return (
    <div className={classes['filters']}>
      <LiveSearch
        label={text('searchLabel')}
        value={filters.query}
        onSearch={(query) => void onChange({ query })}
        {...(searchRef && { ref: searchRef })}
      />
      <div ref={choices} className={classes['beside']}>
        <ShowSelect filters={filters} onChange={(show) => choose({ show })} />
        <CategorySelect {...categories} value={filters.category} onChange={(category) => choose({ category })} />
        <SegmentedControl
          label={text('contentLanguage')}
          segments={[
            { value: 'en', label: common('english'), short: 'EN' },
            { value: 'es', label: common('spanish'), short: 'ES' },
          ]}
          value={filters.language}
          onChange={(language) => choose({ language })}
        />
      </div>
    </div>
  );
}
