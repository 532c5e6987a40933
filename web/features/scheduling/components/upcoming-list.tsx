import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFocusKept } from '../../../lib/browser/use-focus-kept.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { useToday } from '../../../lib/session/use-today.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { MorePages } from '../../../ui/navigation/more-pages.tsx';
import { useImpersonatedName } from '../../sharing/components/use-impersonated-name.ts';
import type { Post } from '../../sharing/model.ts';
import { comingQuery, listedPostsQuery, suggestionsQuery } from '../api.ts';
import { inDays, listedUntil, notesOf, shownDates } from '../model.ts';
import type { CalendarSearch } from '../calendar-search.ts';
import { DayList } from './day-list.tsx';
import { DayNotesList } from './day-notes.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NoPosts } from './no-posts.tsx';
import classes from './upcoming-list.module.css';

const NO_NOTES = { holiday: undefined, suggestion: undefined };

/** The posts and the coming slots as two lists that come in parts, and what both together say of that. */
function useComing(search: CalendarSearch) {
  const posts = useInfiniteQuery(listedPostsQuery('upcoming', search));
  // What the member planned alone has none of them.
  const coming = useInfiniteQuery({ ...comingQuery(search.network), enabled: search.origin !== 'member' });
  const lists = search.origin === 'member' ? [posts] : [posts, coming];
  const loaded = {
    posts: posts.data?.pages.flatMap(({ items }) => items) ?? [],
    slots: search.origin === 'member' ? [] : (coming.data?.pages.flatMap(({ items }) => items) ?? []),
  };
  const until = listedUntil(loaded, { posts: posts.hasNextPage, slots: lists.length > 1 && coming.hasNextPage });
  const open = lists.filter(({ hasNextPage }) => hasNextPage);
  return {
    // Nothing is shown before both are there: the order of one is that of the other.
    first: {
      data: lists.every(({ data }) => data !== undefined) ? loaded : undefined,
      error: lists.find(({ data, error }) => data === undefined && error !== null)?.error ?? null,
      isFetching: lists.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(lists.map((list) => list.refetch())),
    },
    posts: loaded.posts.filter(({ dueAt }) => until === null || dueAt <= until),
    slots: loaded.slots.filter(({ at }) => until === null || at <= until),
    more: {
      error: open.find(({ error }) => error !== null)?.error ?? null,
      hasNextPage: open.length > 0,
      isFetchingNextPage: open.some(({ isFetchingNextPage }) => isFetchingNextPage),
      isFetchNextPageError: open.some(({ isFetchNextPageError }) => isFetchNextPageError),
      isPaused: lists.some(({ isPaused }) => isPaused),
      fetchNextPage: () => Promise.all(open.map((list) => list.fetchNextPage())),
    },
  };
}

/** What is to come, day by day: the member's posts, what autopilot will post, and what stands beside them. */
export function UpcomingList({ search }: { search: CalendarSearch }) {
  const text = useText('sharing');
  const own = useText('scheduling');
  const language = useLanguage();
  const timeZone = useTimeZone();
  const today = useToday();
  const closed = useImpersonatedName() !== null;
  const { first, posts, slots, more } = useComing(search);
  const suggestions = useQuery({ ...suggestionsQuery, enabled: search.suggestions && first.data !== undefined });
  const [moved, setMoved] = useState<Post | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const days = inDays({ posts, slots }, timeZone);
  const dates = shownDates([...days.keys()], today);
  const notes = notesOf(dates, days, search, suggestions.data ?? []);
  useFocusKept(
    list,
    dates.flatMap((date) => days.get(date)?.posts ?? []).map(({ id }) => id),
  );
  const shown = dates.filter((date) => days.has(date) || notes.get(date)?.holiday || notes.get(date)?.suggestion);
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={own('viewUpcoming')} className={classes['list']}>
      <Loaded query={first} waiting={<ListSkeleton />} place="part" failed={text('postsFailed')}>
        {() =>
          days.size === 0 && !more.hasNextPage ? (
            <NoPosts view="upcoming" search={search} />
          ) : (
            <>
              {shown.map((date) => (
                <section key={date} className={classes['day']}>
                  <h2 className={classes['name']}>
                    {formatDate(new Date(`${date}T12:00:00Z`), 'longDate', language, 'UTC')}
                  </h2>
                  <DayNotesList notes={notes.get(date) ?? NO_NOTES} />
                  <DayList day={days.get(date) ?? { posts: [], slots: [] }} closed={closed} onMove={setMoved} />
                </section>
              ))}
              <MorePages list={more} shown={posts.length + slots.length} />
            </>
          )
        }
      </Loaded>
      {moved && <MoveDialog key={moved.id} post={moved} onClose={() => setMoved(null)} />}
    </div>
  );
}
