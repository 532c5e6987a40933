import { kinds } from '@yardsign/domain/content/kinds';
import { STUDIO_VIEWS } from '@yardsign/domain/studio/views';
import { STUDIO_TYPES } from '@yardsign/domain/studio/piece-types';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { LiveSearch } from '../../../ui/form/live-search.tsx';
import { type StudioFilters, isNarrowed } from '../model.ts';
import classes from './pieces-filters.module.css';

interface PiecesFiltersProps {
  filters: StudioFilters;
  onChange: (change: Partial<StudioFilters>) => void;
  onClear: () => void;
}

/** The search follows the typing, a quarter of a second behind. */
export function PiecesFilters({ filters, onChange, onClear }: PiecesFiltersProps) {
  const text = useText('studio');
  const titles = useText('titles');

  const any = { value: '', label: text('any') };
  return (
    <section className={classes['filters']} aria-label={text('filters')}>
      <LiveSearch label={text('search')} value={filters.query} onSearch={(query) => onChange({ query })} />
      <NativeSelect
        label={text('filterType')}
        value={filters.type}
        onChange={(type) => onChange({ type: type as StudioFilters['type'] })}
        choices={[any, ...STUDIO_TYPES.map((type) => ({ value: type, label: titles(kinds[type].label) }))]}
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
