import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFocusKept } from '../../../lib/browser/use-focus-kept.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import type { Post } from '../../sharing/model.ts';
import { rememberDay } from '../../sharing/wanted-day.ts';
import { calendarQuery, type CalendarRange } from '../api.ts';
import type { DayNotes } from '../model.ts';
import classes from './day-content.module.css';
import { DayList } from './day-list.tsx';
import { DayNotesList } from './day-notes.tsx';

interface DayContentProps extends Pick<CalendarRange, 'network' | 'origin'> {
  day: string;
  notes: DayNotes;
  /** It is over: nothing can be posted on it any more. */
  isOver: boolean;
  closed: boolean;
  onMove: (post: Post) => void;
}

/** So many posts of one day are read. */
const MOST = 100;

/** One day with everything on it, and the way to something to post on it. */
export function DayContent({ day, notes, network, origin, isOver, closed, onMove }: DayContentProps) {
  const own = useText('scheduling');
  const calendar = useQuery(calendarQuery({ from: day, to: day, perDay: MOST, network, origin }));
  // While another day is read, the one before is not shown under its name.
  const { error, isFetching, refetch, isPlaceholderData } = calendar;
  const query = { data: isPlaceholderData ? undefined : calendar.data, error, isFetching, refetch };
  const content = useRef<HTMLDivElement>(null);
  const shown = query.data?.days.find(({ date }) => date === day);
  useFocusKept(content, shown?.posts.map(({ id }) => id) ?? []);
  return (
    <div ref={content} tabIndex={-1} className={classes['content']}>
      <DayNotesList notes={notes} />
      <Loaded query={query} waiting={<ListSkeleton rows={2} />} place="part" failed={own('dayFailed')}>
        {() => {
          if (!shown || shown.total === 0) return <p>{own('dayEmpty')}</p>;
          const hidden = shown.total - shown.posts.length - shown.slots.length;
          return (
            <>
              <DayList day={shown} closed={closed} onMove={onMove} />
              {hidden > 0 && <p className={classes['hidden']}>{own('dayHidden', { count: hidden })}</p>}
            </>
          );
        }}
      </Loaded>
      {!isOver && !closed && (
        <p>
          <LinkButton to="/shareable-content" onClick={() => rememberDay(day)}>
            {own('newPost')}
          </LinkButton>
        </p>
      )}
    </div>
  );
}
