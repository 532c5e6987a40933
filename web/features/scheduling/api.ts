import { serverNow } from '../../lib/browser/server-clock.ts';
import { wallClockToInstant, type WallClock } from '@yardsign/domain/time/wall-clock';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';
import { useOptimistic } from '../../lib/use-optimistic.ts';
import { calendarKey, postListsKey, type PostsView, suggestionsKey } from '../sharing/api.ts';
import { pollInterval, type Post } from '../sharing/model.ts';
import { withMoved } from './model.ts';
import type { Origin } from './calendar-search.ts';

export type Calendar = Answer<'scheduling', 'getCalendar'>;

export interface CalendarRange {
  from: string;
  to: string;
  perDay: number;
  network: Post['network'] | null;
  origin: Origin | null;
}

/** The days of a range with the first posts of each; looked at again by itself while one of them moves. */
export function calendarQuery({ from, to, perDay, network, origin }: CalendarRange) {
  const query = { from, to, perDay, ...(network && { network }), ...(origin && { origin }) };
  return queryOptions({
    queryKey: [...calendarKey, query],
    queryFn: ({ signal }): Promise<Calendar> => api.scheduling.getCalendar({ query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // Another window may have moved something meanwhile.
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      pollInterval(
        (state.data?.days ?? []).flatMap(({ posts }) => posts),
        serverNow().getTime(),
      ),
  });
}

/** What the calendar and its lists are narrowed to. */
export type Narrowed = Pick<CalendarRange, 'network' | 'origin'>;

/** The member's posts as a list, page by page, of one network or one origin where that is wanted. */
export function listedPostsQuery(view: PostsView, { network, origin }: Narrowed) {
  const narrowed = { ...(network && { network }), ...(origin && { origin }) };
  return infiniteQueryOptions({
    queryKey: [...postListsKey, view, 'listed', narrowed],
    queryFn: ({ pageParam, signal }) =>
      api.sharing.listPosts({ query: { view, ...narrowed, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      pollInterval(
        (state.data?.pages ?? []).flatMap(({ items }) => items),
        serverNow().getTime(),
      ),
  });
}

/** What autopilot will post and is no post yet, page by page. Its key lets every change of a post or a slot make it old. */
export function comingQuery(network: Narrowed['network']) {
  return infiniteQueryOptions({
    queryKey: ['sharing', 'coming', network],
    queryFn: ({ pageParam, signal }) =>
      api.scheduling.listComing({
        query: { ...(network && { network }), ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

export type Suggestion = Answer<'scheduling', 'listSuggestions'>['suggestions'][number];

/** What could be posted on days around which nothing goes out. */
export const suggestionsQuery = queryOptions({
  queryKey: suggestionsKey,
  queryFn: async ({ signal }): Promise<Suggestion[]> => (await api.scheduling.listSuggestions({ signal })).suggestions,
  staleTime: 60_000,
});

/** A post as this window knows it, and the time that it is given. */
export interface PostShift {
  post: Post;
  to: WallClock;
}

/** Gives a post another time; the calendar shows it at once. */
export function usePostShift() {
  return useOptimistic<PostShift, unknown>({
    name: 'calendar',
    call: ({ post, to }) =>
      api.sharing.reschedulePost({
        params: { id: post.id },
        // What another window has moved meanwhile is not moved from under it.
        body: { when: { kind: 'at', ...to }, ...(post.wallClock && { from: post.wallClock }) },
      }),
    foresee: ({ post, to }) => [
      {
        queryKey: calendarKey,
        change(calendar: Calendar): Calendar {
          const instant = wallClockToInstant(to);
          const dueAt = instant.ok ? instant.value.toISOString() : post.dueAt;
          const moved = { ...post, dueAt, wallClock: to, state: 'scheduled', reason: null } as const;
          return { ...calendar, days: withMoved(calendar.days, moved, to.date) };
        },
      },
    ],
  });
}

/** The secret address at which a calendar program reads the calendar; null where there is none. */
export const feedQuery = queryOptions({
  queryKey: ['scheduling', 'feed'],
  queryFn: async ({ signal }): Promise<string | null> => (await api.scheduling.getFeed({ signal })).url,
});
