import { IconChevronDown } from '@tabler/icons-react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useSession } from '../../../../lib/session/session-query.ts';
import { showsFor, type Filters, type Show } from '../../model.ts';
import classes from './library-filters.module.css';

/** Everything, or what the member saved, shared, has not shared yet, or wrote. */
export function ShowSelect({ filters, onChange }: { filters: Filters; onChange: (show: Show) => void }) {
  const text = useText('content');
  const isInTeam = (useSession()?.user.parents.length ?? 0) > 0;
  const { show: value } = filters;
  const shows = showsFor(filters, isInTeam);
  return (
    <span className={classes['select']} data-on={value !== 'all' || undefined}>
      <select
        aria-label={text('show')}
        value={value}
        onChange={(event) => onChange(shows.find((show) => show === event.currentTarget.value) ?? 'all')}
      >
        {shows.map((show) => (
          <option key={show} value={show}>
            {text(`show_${show}`)}
          </option>
        ))}
      </select>
      <IconChevronDown size={18} stroke={1.5} aria-hidden="true" />
    </span>
  );
}
