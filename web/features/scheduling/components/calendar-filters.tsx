import { NETWORK_KEYS, networkName, type NetworkKey } from '@yardsign/domain/sharing/networks/networks';
import { useText } from '../../../lib/i18n/use-text.ts';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import type { Origin } from '../model.ts';
import classes from './calendar-filters.module.css';

interface CalendarFiltersProps {
  network: NetworkKey | null;
  origin: Origin | null;
  onChange: (change: { network?: NetworkKey | null; origin?: Origin | null }) => void;
}

const ALL = '';

/** What the calendar is narrowed to. */
export function CalendarFilters({ network, origin, onChange }: CalendarFiltersProps) {
  const text = useText('scheduling');
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
    </div>
  );
}
