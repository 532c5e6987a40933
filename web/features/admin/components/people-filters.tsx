import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { ACCOUNT_STATUSES, USER_TYPES } from '@yardsign/domain/access/account-kinds';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { LiveSearch } from '../../../ui/form/live-search.tsx';
import { GIVABLE, LEVELS, type PeopleFilters as Filters, countFilters } from '../model.ts';
import classes from './filters.module.css';
import { useAdminWords } from './use-admin-words.ts';

interface PeopleFiltersProps {
  filters: Filters;
  /** The name behind the team in the filters, when it is known. */
  teamName: string | undefined;
  onChange: (change: Partial<Filters>) => void;
  onClear: () => void;
}

/** The search follows the typing, a quarter of a second behind; on a phone the other filters are folded away. */
export function PeopleFilters({ filters, teamName, onChange, onClear }: PeopleFiltersProps) {
  const text = useText('admin');
  const words = useAdminWords();
  const panel = useId();
  const [opened, setOpened] = useState(countFilters(filters) > 0);

  const any = { value: '', label: text('any') };
  const count = countFilters(filters);
  return (
    <section className={classes['filters']} aria-label={text('filters')}>
      <div className={classes['search']}>
        <LiveSearch label={text('search')} value={filters.query} onSearch={(query) => onChange({ query })} />
        <span className={classes['fold']}>
          <Button
            icon={<IconAdjustmentsHorizontal size={20} stroke={1.5} aria-hidden="true" />}
            onClick={() => setOpened(!opened)}
            aria-expanded={opened}
            aria-controls={panel}
          >
            {count === 0 ? text('filters') : `${text('filters')} (${count})`}
          </Button>
        </span>
      </div>
      <div id={panel} className={classes['selects']} data-opened={opened || undefined}>
        <NativeSelect
          label={text('filterStatus')}
          value={filters.status}
          onChange={(status) => onChange({ status: status as Filters['status'] })}
          choices={[
            any,
            ...([...ACCOUNT_STATUSES, 'blocked', 'deleting'] as const).map((value) => ({
              value,
              label: words.status(value),
            })),
          ]}
        />
        <NativeSelect
          label={text('filterType')}
          value={filters.type}
          onChange={(type) => onChange({ type: type as Filters['type'] })}
          choices={[
            any,
            ...USER_TYPES.map((value) => ({ value, label: words.type(value) })),
            { value: 'none', label: text('noType') },
          ]}
        />
        <NativeSelect
          label={text('filterLevel')}
          value={filters.level}
          onChange={(level) => onChange({ level: level as Filters['level'] })}
          choices={[any, ...LEVELS.map((level) => ({ value: String(level), label: words.level(level) }))]}
        />
        <NativeSelect
          label={text('filterFeature')}
          value={filters.feature}
          onChange={(feature) => onChange({ feature })}
          choices={[any, ...GIVABLE.map((value) => ({ value, label: words.feature(value) }))]}
        />
      </div>
      {(filters.team !== '' || count > 0 || filters.query !== '') && (
        <div className={classes['set']}>
          {filters.team !== '' && (
            <Button
              size="small"
              icon={<IconX size={16} stroke={1.75} aria-hidden="true" />}
              onClick={() => onChange({ team: '' })}
            >
              {teamName === undefined ? text('teamOnlyUnknown') : text('teamOnly', { name: teamName })}
            </Button>
          )}
          <Button size="small" kind="quiet" onClick={onClear}>
            {text('clearFilters')}
          </Button>
        </div>
      )}
    </section>
  );
}
