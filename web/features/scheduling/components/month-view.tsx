import { serverNow } from '../../../lib/browser/server-clock.ts';
import { useState } from 'react';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { usePhone } from '../../../lib/browser/use-media.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { Failed } from '../../../ui/feedback/failed.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { addMonths, monthOf, todayIn } from '../model.ts';
import { Agenda } from './agenda.tsx';
import { DayDialog } from './day-dialog.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import classes from './month-view.module.css';
import { useMonthPosts } from './use-month-posts.ts';

/** A month of posts: a grid on a desktop, an agenda on a phone. */
export function MonthView({ month: asked, onMonth }: { month: string | null; onMonth: (month: string) => void }) {
  const text = useText('sharing');
  const language = useLanguage();
  const phone = usePhone();
  const [today] = useState(serverNow);
  const day = todayIn(useTimeZone(), today);
  const month = asked ?? monthOf(day);
  const [opened, setOpened] = useState<string | null>(null);
  const { days, isWaiting, isPartial, error, retry } = useMonthPosts(month);
  const monthName = formatDate(new Date(`${month}-15T12:00:00Z`), 'month', language, 'UTC');

  return (
    <>
      <div className={classes['bar']}>
        <h2 className={classes['title']} aria-live="polite">
          {monthName}
        </h2>
        <IconButton
          label={text('previousMonth')}
          icon={<IconChevronLeft size={20} stroke={1.5} aria-hidden="true" />}
          onClick={() => onMonth(addMonths(month, -1))}
        />
        <IconButton
          label={text('nextMonth')}
          icon={<IconChevronRight size={20} stroke={1.5} aria-hidden="true" />}
          onClick={() => onMonth(addMonths(month, 1))}
        />
        {month !== monthOf(day) && (
          <Button size="small" onClick={() => onMonth(monthOf(day))}>
            {text('today')}
          </Button>
        )}
        {!isWaiting && isPartial && error === null && (
          <span role="status" className={classes['partial']}>
            {text('monthLoading')}
          </span>
        )}
      </div>
      {error && <Failed error={error} onRetry={retry} title={text('postsFailed')} place="part" />}
      {phone && isWaiting && !error && <ListSkeleton />}
      {phone && !isWaiting && <Agenda month={month} monthName={monthName} days={days} />}
      {!phone && !(error && isWaiting) && (
        <div className={classes['grid']} aria-busy={isWaiting}>
          <MonthCalendar
            month={month}
            monthName={monthName}
            today={day}
            days={days}
            onMonth={onMonth}
            onOpen={setOpened}
          />
        </div>
      )}
      <DayDialog day={opened} posts={(opened !== null && days.get(opened)) || []} onClose={() => setOpened(null)} />
    </>
  );
}
