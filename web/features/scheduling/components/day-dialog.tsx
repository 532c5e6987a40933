import { holidayOn } from '@yardsign/domain/scheduling/holidays';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../../lib/format/dates.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { Post } from '../../sharing/model.ts';
import { rememberDay } from '../../sharing/wanted-day.ts';
import { calendarQuery } from '../api.ts';
import { DayList } from './day-list.tsx';

interface DayDialogProps {
  /** Null while no day is open. */
  day: string | null;
  closed: boolean;
  onMove: (post: Post) => void;
  onClose: () => void;
}

/** So many posts of one day are read. */
const MOST = 100;

/** One day with everything on it. */
export function DayDialog({ day, closed, onMove, onClose }: DayDialogProps) {
  const text = useText('sharing');
  const own = useText('scheduling');
  const language = useLanguage();
  // While it closes it still shows the day that it was opened for.
  const [last, setLast] = useState(day);
  if (day !== null && day !== last) setLast(day);
  const shown = day ?? last;
  const range = { from: shown ?? '', to: shown ?? '', perDay: MOST, network: null, origin: null };
  const calendar = useQuery({ ...calendarQuery(range), enabled: day !== null });
  const name = shown === null ? '' : formatDate(new Date(`${shown}T12:00:00Z`), 'longDate', language, 'UTC');
  const holiday = shown === null ? undefined : holidayOn(shown);
  return (
    <Dialog opened={day !== null} onClose={onClose} title={holiday ? `${name} · ${own(`holiday_${holiday}`)}` : name}>
      <Loaded query={calendar} waiting={<ListSkeleton rows={2} />} place="part" failed={own('dayFailed')}>
        {({ days }) => {
          const found = days.find(({ date }) => date === shown);
          return found && found.total > 0 ? (
            <DayList day={found} closed={closed} onMove={onMove} />
          ) : (
            <p>{text('dayEmpty')}</p>
          );
        }}
      </Loaded>
      <p style={{ marginTop: 'var(--space-4)' }}>
        <LinkButton to="/shareable-content" onClick={() => shown !== null && rememberDay(shown)}>
          {text('newPost')}
        </LinkButton>
      </p>
    </Dialog>
  );
}
