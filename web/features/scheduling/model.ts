import { instantToWallClock, type WallClock } from '@yardsign/domain/time/wall-clock';
import { type Holiday, holidayOn } from '@yardsign/domain/scheduling/holidays';
import type { Slot } from '../autopilot/api.ts';
import { isMarked } from '@yardsign/domain/sharing/delivery';
import type { Post } from '../sharing/model.ts';
import type { Suggestion } from './api.ts';
import type { CalendarSearch, NoteKind } from './calendar-search.ts';
import { type Day, addDays } from './calendar-dates.ts';

/** One day of the calendar: the first of what is on it, and how much there is. */
export interface CalendarDay {
  date: Day;
  total: number;
  posts: Post[];
  slots: Slot[];
}

/** What stands on a day beside what goes out. */
export interface DayNotes {
  holiday: Holiday | undefined;
  suggestion: Suggestion | undefined;
}

/** What stands beside the posts of each day, as far as it is to be shown. A day on which something goes out by now needs no suggestion. */
export function notesOf(
  dates: readonly Day[],
  days: ReadonlyMap<Day, CalendarDay>,
  shown: Pick<CalendarSearch, NoteKind>,
  suggestions: readonly Suggestion[],
): ReadonlyMap<Day, DayNotes> {
  const suggested = (date: Day) => suggestions.find((each) => each.date === date);
  return new Map(
    dates.map((date) => [
      date,
      {
        holiday: shown.holidays ? holidayOn(date) : undefined,
        suggestion: shown.suggestions && !days.has(date) ? suggested(date) : undefined,
      },
    ]),
  );
}

/** Everything on a day in the order of its time. */
export function itemsOf({ posts, slots }: Pick<CalendarDay, 'posts' | 'slots'>): ({ post: Post } | { slot: Slot })[] {
  const items = [
    ...posts.map((post) => ({ at: post.dueAt, item: { post } })),
    ...slots.map((slot) => ({ at: slot.at, item: { slot } })),
  ];
  return items.toSorted((a, b) => a.at.localeCompare(b.at)).map(({ item }) => item);
}

/** The day that a post goes out on, on the member's own clock. */
export function dayOf({ dueAt }: Pick<Post, 'dueAt'>, timeZone: string): Day {
  return instantToWallClock(new Date(dueAt), timeZone).date;
}

/** Posts and slots under the days of the member's own clock, each in the order in which it is given. */
export function inDays(
  { posts, slots }: Pick<CalendarDay, 'posts' | 'slots'>,
  timeZone: string,
): ReadonlyMap<Day, CalendarDay> {
  const days = new Map<Day, CalendarDay>();
  const on = (at: string) => {
    const date = dayOf({ dueAt: at }, timeZone);
    const known = days.get(date) ?? { date, total: 0, posts: [], slots: [] };
    days.set(date, known);
    known.total += 1;
    return known;
  };
  for (const post of posts) on(post.dueAt).posts.push(post);
  for (const slot of slots) on(slot.at).slots.push(slot);
  return days;
}

/**
 * Up to when two lists that come in parts can be shown as one: behind the end of a part may lie what comes before the rest of the other.
 * Null where both are whole.
 */
export function listedUntil(
  { posts, slots }: Pick<CalendarDay, 'posts' | 'slots'>,
  hasMore: { posts: boolean; slots: boolean },
): string | null {
  const ends = [...(hasMore.posts ? [posts.at(-1)?.dueAt] : []), ...(hasMore.slots ? [slots.at(-1)?.at] : [])];
  return ends.filter((end) => end !== undefined).toSorted()[0] ?? null;
}

/** So many days ahead are named for what stands on them beside posts alone; suggestions reach as far. */
const NOTED_DAYS = 35;

/** The days of a list, in their order: those on which something goes out, and the next weeks for what stands beside it, up to the last of them. */
export function shownDates(dates: readonly Day[], today: Day): Day[] {
  const last = dates.toSorted().at(-1) ?? today;
  const noted = Array.from({ length: NOTED_DAYS + 1 }, (_, count) => addDays(today, count));
  return [...new Set([...dates, ...noted.filter((day) => day <= last)])].toSorted();
}

/** The same hour of another day, on the member's own clock. */
export function wallClockOn(post: Pick<Post, 'dueAt'>, day: Day, timeZone: string): WallClock {
  const { time } = instantToWallClock(new Date(post.dueAt), timeZone);
  return { date: day, time, timeZone };
}

/** The days as they are once a post is on another one. */
export function withMoved(days: readonly CalendarDay[], moved: Post, day: Day): CalendarDay[] {
  const without = days.map((each): CalendarDay => {
    const posts = each.posts.filter(({ id }) => id !== moved.id);
    return posts.length === each.posts.length ? each : { ...each, posts, total: each.total - 1 };
  });
  const known = without.find(({ date }) => date === day) ?? { date: day, total: 0, posts: [], slots: [] };
  const changed: CalendarDay = {
    ...known,
    total: known.total + 1,
    posts: [...known.posts, moved].toSorted((a, b) => a.dueAt.localeCompare(b.dueAt)),
  };
  return [...without.filter(({ date }) => date !== day), changed];
}

export type Dot = 'post' | 'attention' | 'coming' | 'holiday' | 'suggestion';

const MOST_DOTS = 4;
const PRESSING: readonly Post['state'][] = ['failed', 'missed', 'needs_attention', 'needs_reconnect', 'unconfirmed'];

/** Whether a post waits for its member to do something. */
export const isPressing = (post: Post): boolean => PRESSING.includes(post.state) || isMarked(post);

/** What a day of the strip shows: what needs the member first, then posts, what autopilot plans, and what stands beside them. */
export function dotsOf({ posts, slots }: Pick<CalendarDay, 'posts' | 'slots'>, notes: DayNotes): Dot[] {
  const dots: Dot[] = [
    ...posts.filter(isPressing).map(() => 'attention' as const),
    ...posts.filter((post) => !isPressing(post)).map(() => 'post' as const),
    ...slots.map(() => 'coming' as const),
  ];
  const beside: Dot[] = [
    ...(notes.holiday ? ['holiday' as const] : []),
    ...(notes.suggestion ? ['suggestion' as const] : []),
  ];
  return [...dots.slice(0, MOST_DOTS - beside.length), ...beside];
}
