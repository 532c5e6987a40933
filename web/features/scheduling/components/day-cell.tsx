import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatDay } from '../../../lib/format/dates.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { rememberDay } from '../../sharing/wanted-day.ts';
import { type CalendarDay, type DayNotes, dotsOf } from '../model.ts';
import { DayItems } from './day-items.tsx';
import { DayNotesList } from './day-notes.tsx';
import classes from './day-sheet.module.css';

/** Leads to the library, to look for something to post on this day. From the keyboard it is reached through the opened day. */
function AddOn({ day }: { day: string }) {
  const text = useText('scheduling');
  const label = text('addOn', { day: formatDay(day, useLanguage()) });
  return (
    <Link
      to="/shareable-content"
      className={classes['add']}
      aria-label={label}
      title={label}
      tabIndex={-1}
      onClick={() => rememberDay(day)}
    >
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
    </Link>
  );
}

interface DayCellProps {
  day: CalendarDay;
  notes: DayNotes;
  /** So many posts have room. */
  room: number;
  whole: boolean;
  /** Something can still be posted on it. */
  isOpen: boolean;
  closed: boolean;
  onMore: () => void;
}

/** A day on the sheet: its number, what stands beside its posts, and the first of these. */
export function DayCell({ day, notes, room, whole, isOpen, closed, onMore }: DayCellProps) {
  return (
    <>
      <span className={classes['head']}>
        <span className={classes['number']}>{Number(day.date.slice(8))}</span>
        {isOpen && <AddOn day={day.date} />}
      </span>
      <DayNotesList notes={notes} inCell={whole ? 'whole' : 'line'} />
      {day.total > 0 && <DayItems day={day} room={room} whole={whole} closed={closed} onMore={onMore} />}
    </>
  );
}

/** A day on a phone: its number, and a dot for each thing on it. The list below says what they are. */
export function DayDots({ day, notes }: Pick<DayCellProps, 'day' | 'notes'>) {
  return (
    <span className={classes['strip']}>
      <span className={classes['number']}>{Number(day.date.slice(8))}</span>
      <span className={classes['dots']}>
        {dotsOf(day, notes).map((dot, index) => (
          <span key={index} className={classes['dot']} data-dot={dot} />
        ))}
      </span>
    </span>
  );
}
