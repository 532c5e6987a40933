import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { postsQuery } from '../../sharing/api.ts';
import { byDay, isMonthCovered } from '../model.ts';

const PAGE = 100;

/** The posts of a month by day; fetches on, page by page, until the month is whole. */
export function useMonthPosts(month: string) {
  const timeZone = useTimeZone();
  const past = useInfiniteQuery(postsQuery('past', PAGE));
  const upcoming = useInfiniteQuery(postsQuery('upcoming', PAGE));
  const lists = useMemo(() => {
    const pastPosts = (past.data?.pages ?? []).flatMap((page) => page.items);
    const upcomingPosts = (upcoming.data?.pages ?? []).flatMap((page) => page.items);
    return { pastPosts, upcomingPosts, days: byDay([...pastPosts, ...upcomingPosts], timeZone) };
  }, [past.data, upcoming.data, timeZone]);
  const covered = isMonthCovered(
    month,
    {
      earliestPast: lists.pastPosts.at(-1)?.dueAt,
      latestUpcoming: lists.upcomingPosts.at(-1)?.dueAt,
      morePast: past.hasNextPage,
      moreUpcoming: upcoming.hasNextPage,
    },
    timeZone,
  );
  const morePast = !covered.past && !past.isFetching && !past.isError;
  const moreUpcoming = !covered.upcoming && !upcoming.isFetching && !upcoming.isError;
  const { fetchNextPage: fetchPast } = past;
  const { fetchNextPage: fetchUpcoming } = upcoming;

  useEffect(() => {
    if (morePast) void fetchPast();
  }, [morePast, fetchPast]);
  useEffect(() => {
    if (moreUpcoming) void fetchUpcoming();
  }, [moreUpcoming, fetchUpcoming]);

  return {
    days: lists.days,
    isWaiting: past.data === undefined || upcoming.data === undefined,
    isPartial: !covered.past || !covered.upcoming,
    error: past.error ?? upcoming.error,
    retry: () => void Promise.all([past.refetch(), upcoming.refetch()]),
  };
}
