import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhone } from '../../../lib/browser/use-media.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useToday } from '../../../lib/session/use-today.ts';
import { Failed } from '../../../ui/feedback/failed.tsx';
import { useImpersonatedName } from '../../sharing/components/use-impersonated-name.ts';
import type { Post } from '../../sharing/model.ts';
import { calendarQuery, suggestionsQuery } from '../api.ts';
import { notesOf } from '../model.ts';
import { addDays, addMonths, monthGrid, monthOf, weekOf } from '../calendar-dates.ts';
import type { CalendarSearch } from '../calendar-search.ts';
import { CarriedBar } from './carried-bar.tsx';
import { DayContent } from './day-content.tsx';
import { DayDialog } from './day-dialog.tsx';
import { DaySheet } from './day-sheet.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { PeriodBar } from './period-bar.tsx';
import classes from './period-view.module.css';
import { useCarrying } from './use-carrying.ts';

interface PeriodViewProps {
  kind: 'month' | 'week';
  /** What the address says. */
  search: CalendarSearch;
  onGo: (change: Partial<CalendarSearch>) => void;
}

/** So many posts of a day have room in its cell; on a phone its dots have. */
const ROOM = { month: 3, week: 6, phone: 4 };
const NO_NOTES = { holiday: undefined, suggestion: undefined };

/** The days of the month or the week that the address names, the present one where it names none. */
function periodOf(kind: PeriodViewProps['kind'], { month, day }: CalendarSearch, today: string) {
  const looked = (kind === 'week' ? day : month && `${month}-01`) ?? today;
  const weeks = kind === 'month' ? monthGrid(monthOf(looked)) : [weekOf(looked)];
  const dates = weeks.flat().flatMap(({ date, inMonth }) => (inMonth ? [date] : []));
  return { looked, weeks, dates, from: dates[0] ?? looked, to: dates.at(-1) ?? looked };
}

/** A month or a week of posts: a sheet of days on a desktop; on a phone a strip of days, and below it the one that is chosen. */
export function PeriodView({ kind, search, onGo }: PeriodViewProps) {
  const text = useText('sharing');
  const own = useText('scheduling');
  const language = useLanguage();
  const phone = usePhone();
  const today = useToday();
  const { looked, weeks, dates, from, to } = periodOf(kind, search, today);
  const { network, origin } = search;
  const isNow = dates.includes(today);
  const room = phone ? ROOM.phone : ROOM[kind];
  // One more than has room is answered, so that a single one is not hidden behind a word that takes its place.
  const calendar = useQuery(calendarQuery({ from, to, perDay: room + 1, network, origin }));
  // Asked for once the posts are there, which are what is waited for. Where they cannot be read there are none.
  const suggestions = useQuery({ ...suggestionsQuery, enabled: search.suggestions && calendar.data !== undefined });
  const [opened, setOpened] = useState<string | null>(null);
  const [moved, setMoved] = useState<Post | null>(null);
  const carrying = useCarrying();
  const closed = useImpersonatedName() !== null;
  const longDay = (date: string) => formatDate(new Date(`${date}T12:00:00Z`), 'longDate', language, 'UTC');
  const name =
    kind === 'month'
      ? formatDate(new Date(`${monthOf(looked)}-15T12:00:00Z`), 'month', language, 'UTC')
      : own('weekOf', { day: longDay(from) });
  const days = new Map((calendar.data?.days ?? []).map((each) => [each.date, each]));
  const notes = notesOf(dates, days, search, calendar.data && suggestions.data ? suggestions.data : []);
  /** The period of a day; in a month the day itself is not kept, so that another one begins with its first. */
  const show = (day: string) => onGo(kind === 'month' ? { month: monthOf(day), day: null } : { day });
  const choose = (day: string) => onGo(kind === 'month' ? { month: monthOf(day), day } : { day });
  const asked = search.day !== null && dates.includes(search.day) ? search.day : null;
  const chosen = asked ?? (isNow ? today : from);

  /** On a phone there is no sheet to carry it over: its new time is asked for. */
  function move(post: Post): void {
    setOpened(null);
    if (phone) setMoved(post);
    else carrying.pickUp(post);
  }

  const contentOf = (day: string) => {
    const isOver = day < today;
    return { day, notes: notes.get(day) ?? NO_NOTES, network, origin, isOver, closed, onMove: move };
  };

  return (
    <>
      <PeriodBar
        kind={kind}
        name={name}
        isNow={isNow}
        onStep={(count) =>
          show(kind === 'month' ? `${addMonths(monthOf(looked), count)}-01` : addDays(from, count * 7))
        }
        onToday={() => show(today)}
      />
      {calendar.error && (
        <Failed
          error={calendar.error}
          onRetry={() => void calendar.refetch()}
          title={text('postsFailed')}
          place="part"
        />
      )}
      {!(calendar.error && calendar.data === undefined) && (
        <div className={classes['grid']} aria-busy={calendar.data === undefined || calendar.isPlaceholderData}>
          <DaySheet
            key={kind}
            name={name}
            weeks={weeks}
            today={today}
            first={phone ? chosen : isNow ? today : from}
            days={days}
            notes={notes}
            room={phone ? null : room}
            {...(phone && { chosen })}
            carrying={carrying}
            closed={closed}
            onLeave={show}
            onOpen={phone ? choose : setOpened}
          />
          <CarriedBar carrying={carrying} />
        </div>
      )}
      {phone && (
        <section className={classes['chosen']}>
          <h3 className={classes['day']}>{longDay(chosen)}</h3>
          <DayContent {...contentOf(chosen)} />
        </section>
      )}
      {!phone && <DayDialog day={opened} onClose={() => setOpened(null)} contentOf={contentOf} />}
      {moved && <MoveDialog key={moved.id} post={moved} onClose={() => setMoved(null)} />}
    </>
  );
}
