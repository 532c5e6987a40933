import { NETWORK_KEYS, networkName } from '@yardsign/domain/sharing/networks/networks';
import { useText } from '../../../lib/i18n/use-text.ts';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { Chip, ChipGroup } from '../../../ui/form/chip.tsx';
import type { CalendarSearch } from '../calendar-search.ts';
import classes from './calendar-filters.module.css';

interface CalendarFiltersProps {
  search: CalendarSearch;
  /** Something stands beside the posts. */
  besides: boolean;
  onChange: (change: Partial<CalendarSearch>) => void;
}

const ALL = '';

/** What the calendar is narrowed to, and what it shows beside posts. */
export function CalendarFilters({ search, besides, onChange }: CalendarFiltersProps) {
  const text = useText('scheduling');
  const { network, origin, holidays, suggestions } = search;
  return (
    <div className={classes['filters']}>
      <NativeSelect
        label={text('filterNetwork')}
        labelHidden
        choices={[
          { value: ALL, label: text('filterAll') },
          ...NETWORK_KEYS.map((key) => ({ value: key, label: networkName(key) })),
        ]}
        value={network ?? ALL}
        onChange={(value) => onChange({ network: NETWORK_KEYS.find((key) => key === value) ?? null })}
      />
      <NativeSelect
        label={text('filterOrigin')}
        labelHidden
        choices={[
          { value: ALL, label: text('originAll') },
          { value: 'member', label: text('originMember') },
          { value: 'autopilot', label: text('originAutopilot') },
        ]}
        value={origin ?? ALL}
        onChange={(value) => onChange({ origin: value === 'member' || value === 'autopilot' ? value : null })}
      />
      {besides && (
        <ChipGroup label={text('beside')}>
          <Chip selected={holidays} onChange={(shown) => onChange({ holidays: shown })}>
            {text('holidays')}
          </Chip>
          <Chip selected={suggestions} onChange={(shown) => onChange({ suggestions: shown })}>
            {text('suggestions')}
          </Chip>
        </ChipGroup>
      )}
    </div>
  );
}
