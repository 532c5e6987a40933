import { kinds } from '@yardsign/domain/content/kinds';
import { STUDIO_VIEWS } from '@yardsign/domain/studio/views';
import { WRITTEN_TYPES } from '@yardsign/domain/studio/written-types';
import { useEffect, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { type StudioFilters, isNarrowed } from '../model.ts';
import classes from './pieces-filters.module.css';

const TYPING_PAUSE_MS = 250;

interface PiecesFiltersProps {
  filters: StudioFilters;
  onChange: (change: Partial<StudioFilters>) => void;
  onClear: () => void;
}

/** The search follows the typing, a quarter of a second behind. */
export function PiecesFilters({ filters, onChange, onClear }: PiecesFiltersProps) {
  const text = useText('studio');
  const titles = useText('titles');
  const [typed, setTyped] = useState(filters.query);
  const [shown, setShown] = useState(filters.query);

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

  const any = { value: '', label: text('any') };
  return (
    <section className={classes['filters']} aria-label={text('filters')}>
      <SearchField
        label={text('search')}
        value={typed}
        onChange={setTyped}
        onSubmit={(value) => onChange({ query: value.trim() })}
      />
      <NativeSelect
        label={text('filterType')}
        value={filters.type}
        onChange={(type) => onChange({ type: type as StudioFilters['type'] })}
        choices={[any, ...WRITTEN_TYPES.map((type) => ({ value: type, label: titles(kinds[type].label) }))]}
      />
      <NativeSelect
        label={text('filterView')}
        value={filters.view}
        onChange={(view) => onChange({ view: view as StudioFilters['view'] })}
        choices={[any, ...STUDIO_VIEWS.map((view) => ({ value: view, label: text(`state_${view}`) }))]}
      />
      {isNarrowed(filters) && (
        <Button size="small" kind="quiet" onClick={onClear}>
          {text('clearFilters')}
        </Button>
      )}
    </section>
  );
}
