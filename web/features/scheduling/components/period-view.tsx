import { serverNow } from '../../../lib/browser/server-clock.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhone } from '../../../lib/browser/use-media.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { Failed } from '../../../ui/feedback/failed.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { useImpersonatedName } from '../../sharing/components/use-impersonated-name.ts';
import type { Post } from '../../sharing/model.ts';
import { calendarQuery } from '../api.ts';
import { addDays, addMonths, monthGrid, monthOf, type Origin, todayIn, weekOf } from '../model.ts';
import { Agenda } from './agenda.tsx';
import { DayDialog } from './day-dialog.tsx';
import { DaySheet } from './day-sheet.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { PeriodBar } from './period-bar.tsx';
import classes from './period-view.module.css';
import { useCarrying } from './use-carrying.ts';

interface PeriodViewProps {
  kind: 'month' | 'week';
  /** The day that is looked at; null for today. */
  day: string | null;
  network: Post['network'] | null;
  origin: Origin | null;
  onDay: (day: string) => void;
}

/** So many posts of a day have room in its cell; on a phone the days are lists. */
const ROOM = { month: 3, week: 12, phone: 20 };

/** A month or a week of posts: a sheet of days on a desktop, a list of days on a phone. */
export function PeriodView({ kind, day: asked, network, origin, onDay }: PeriodViewProps) {
  const text = useText('sharing');
  const own = useText('scheduling');
  const language = useLanguage();
  const phone = usePhone();
  const [now] = useState(serverNow);
  const today = todayIn(useTimeZone(), now);
  const day = asked ?? today;
  const month = monthOf(day);
  const weeks = kind === 'month' ? monthGrid(month) : [weekOf(day)];
  const dates = weeks.flat().filter(({ inMonth }) => inMonth);
  const [from, to] = [dates[0]?.date ?? day, dates.at(-1)?.date ?? day];
  const isNow = dates.some(({ date }) => date === today);
  const room = phone ? ROOM.phone : ROOM[kind];
  // One more than has room is answered, so that a single one is not hidden behind a word that takes its place.
  const calendar = useQuery(calendarQuery({ from, to, perDay: room + 1, network, origin }));
  const [opened, setOpened] = useState<string | null>(null);
  const [moved, setMoved] = useState<Post | null>(null);
  const carrying = useCarrying();
  const closed = useImpersonatedName() !== null;
  const longDay = (date: string) => formatDate(new Date(`${date}T12:00:00Z`), 'longDate', language, 'UTC');
  const name =
    kind === 'month'
      ? formatDate(new Date(`${month}-15T12:00:00Z`), 'month', language, 'UTC')
      : own('weekOf', { day: longDay(from) });
  const days = new Map((calendar.data?.days ?? []).map((each) => [each.date, each]));
  const step = (count: number) => onDay(kind === 'month' ? `${addMonths(month, count)}-01` : addDays(from, count * 7));

  /** On a phone there is no sheet to carry it over: its new time is asked for. */
  function move(post: Post): void {
    setOpened(null);
    if (phone) setMoved(post);
    else carrying.pickUp(post);
  }

  return (
    <>
      <PeriodBar kind={kind} name={name} isNow={isNow} onStep={step} onToday={() => onDay(today)} />
      {calendar.error && (
        <Failed
          error={calendar.error}
          onRetry={() => void calendar.refetch()}
          title={text('postsFailed')}
          place="part"
        />
      )}
      {phone && calendar.data === undefined && !calendar.error && <ListSkeleton />}
      {phone && calendar.data && (
        <Agenda name={name} dates={dates.map(({ date }) => date)} days={days} onOpen={setOpened} onMove={move} />
      )}
      {!phone && !(calendar.error && calendar.data === undefined) && (
        <div className={classes['grid']} aria-busy={calendar.data === undefined || calendar.isPlaceholderData}>
          <DaySheet
            key={kind}
            name={name}
            weeks={weeks}
            today={today}
            first={isNow ? today : from}
            days={days}
            room={room}
            carrying={carrying}
            closed={closed}
            onLeave={onDay}
            onOpen={setOpened}
          />
        </div>
      )}
      <DayDialog day={opened} closed={closed} onMove={move} onClose={() => setOpened(null)} />
      {moved && <MoveDialog key={moved.id} post={moved} onClose={() => setMoved(null)} />}
    </>
  );
}
