import { holidayOn } from '@yardsign/domain/scheduling/holidays';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useImpersonatedName } from '../../sharing/components/use-impersonated-name.ts';
import type { Post } from '../../sharing/model.ts';
import type { CalendarDay } from '../model.ts';
import classes from './agenda.module.css';
import { DayList } from './day-list.tsx';

interface AgendaProps {
  /** The month or the week, as people say it. */
  name: string;
  dates: readonly string[];
  days: ReadonlyMap<string, CalendarDay>;
  onOpen: (day: string) => void;
  onMove: (post: Post) => void;
}

/** A month or a week as a list of the days on which there is something: the calendar of a phone. */
export function Agenda({ name, dates, days, onOpen, onMove }: AgendaProps) {
  const text = useText('sharing');
  const own = useText('scheduling');
  const language = useLanguage();
  const closed = useImpersonatedName() !== null;
  const shown = dates.flatMap((date) => {
    const day = days.get(date);
    return day && day.total > 0 ? [day] : [];
  });
  if (shown.length === 0) {
    return (
      <EmptyState
        drawing="scheduled"
        title={text('noneMonth', { month: name })}
        action={<LinkButton to="/shareable-content">{text('openLibrary')}</LinkButton>}
      >
        {text('noneMonthText')}
      </EmptyState>
    );
  }
  return shown.map((day) => {
    const hidden = day.total - day.posts.length - day.slots.length;
    const holiday = holidayOn(day.date);
    return (
      <section key={day.date} className={classes['day']}>
        <h3 className={classes['title']}>
          {formatDate(new Date(`${day.date}T12:00:00Z`), 'longDate', language, 'UTC')}
          {holiday && ` · ${own(`holiday_${holiday}`)}`}
        </h3>
        <DayList day={day} closed={closed} onMove={onMove} />
        {hidden > 0 && (
          <Button kind="quiet" size="small" onClick={() => onOpen(day.date)}>
            {text('more', { count: hidden })}
          </Button>
        )}
      </section>
    );
  });
}
