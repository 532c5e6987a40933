import { instantToWallClock } from '@yardsign/domain/time/wall-clock';
import { pageSearch } from '../../lib/search/page-search.ts';

/** A month as `2026-11`, a day as `2026-11-21`. */
type Month = string;
type Day = string;

interface GridDay {
  date: Day;
  inMonth: boolean;
}

const DAY_MS = 86_400_000;

function utc(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

export function addDays(day: Day, count: number): Day {
  return new Date(utc(day) + count * DAY_MS).toISOString().slice(0, 10);
}

export function addMonths(month: Month, count: number): Month {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** The day that it is now in a zone. */
export function todayIn(timeZone: string, now: Date): Day {
  return instantToWallClock(now, timeZone).date;
}

/** A month in an address, when it is one. */
function readMonth(value: unknown): Month | null {
  return typeof value === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(value) ? value : null;
}

export type CalendarView = 'calendar' | 'upcoming' | 'past' | 'drafts';

function readView(value: unknown): CalendarView {
  return value === 'upcoming' || value === 'past' || value === 'drafts' ? value : 'calendar';
}

/** What the calendar says in its address. */
export const calendarSearch = pageSearch<{ view: CalendarView; month: Month | null }>({
  view: readView,
  month: readMonth,
});

/** The weeks of a month, Sunday to Saturday, filled up with the days around it. */
export function monthGrid(month: Month): GridDay[][] {
  const first = `${month}-01`;
  const start = addDays(first, -new Date(utc(first)).getUTCDay());
  const weeks: GridDay[][] = [];
  for (let week = start; week === start || monthOf(week) === month; week = addDays(week, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const date = addDays(week, index);
        return { date, inMonth: monthOf(date) === month };
      }),
    );
  }
  return weeks;
}

/** Posts by the day that the clock on the member's wall shows, each day in order of time. */
export function byDay<Item extends { id: string; dueAt: string }>(
  posts: readonly Item[],
  timeZone: string,
): Map<Day, Item[]> {
  const days = new Map<Day, Item[]>();
  const once = new Map(posts.map((post) => [post.id, post]));
  for (const post of [...once.values()].toSorted((a, b) => a.dueAt.localeCompare(b.dueAt))) {
    const { date } = instantToWallClock(new Date(post.dueAt), timeZone);
    days.set(date, [...(days.get(date) ?? []), post]);
  }
  return days;
}

/** The day that a key leads to from `day`; null for keys that do not move. */
export function dayAfterKey(day: Day, key: string): Day | null {
  const weekday = new Date(utc(day)).getUTCDay();
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday);
    case 'End':
      return addDays(day, 6 - weekday);
    case 'PageUp':
    case 'PageDown':
      return sameDayOf(day, addMonths(monthOf(day), key === 'PageUp' ? -1 : 1));
    default:
      return null;
  }
}

/** The same day of another month, or its last one when it is shorter. */
function sameDayOf(day: Day, month: Month): Day {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted < last ? wanted : last;
}

/** Whether the lists hold every post of a month, or more of them must be fetched. */
export function isMonthCovered(
  month: Month,
  lists: {
    earliestPast: string | undefined;
    latestUpcoming: string | undefined;
    morePast: boolean;
    moreUpcoming: boolean;
  },
  timeZone: string,
): { past: boolean; upcoming: boolean } {
  const dayOf = (instant: string) => instantToWallClock(new Date(instant), timeZone).date;
  const { earliestPast, latestUpcoming, morePast, moreUpcoming } = lists;
  return {
    past: !morePast || (earliestPast !== undefined && dayOf(earliestPast) < `${month}-01`),
    upcoming: !moreUpcoming || (latestUpcoming !== undefined && monthOf(dayOf(latestUpcoming)) > month),
  };
}
