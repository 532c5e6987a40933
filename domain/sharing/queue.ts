import { type WallClock, instantToWallClock, nextDate } from '../time/wall-clock.ts';
import { scheduleInstant } from './schedule-window.ts';

/** 0 is Sunday, as `Date` counts. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
type Weekday = (typeof WEEKDAYS)[number];

/** A time of the week at which a target takes a post from the queue, on the member's own clock. */
export interface Slot {
  weekday: Weekday;
  /** `09:00` */
  time: string;
}

/** What a target begins with: three times at which people look at their phones. */
export const FIRST_SLOTS: readonly Slot[] = [
  { weekday: 2, time: '09:00' },
  { weekday: 4, time: '12:30' },
  { weekday: 6, time: '10:00' },
];

/** Three a day is more than any of the networks rewards. */
export const MOST_SLOTS = 21;

/** As far as anything can be scheduled; what lies behind it is refused by the window. */
const DAYS_AHEAD = 190;

function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

export function sortedSlots(slots: readonly Slot[]): Slot[] {
  return slots.toSorted((a, b) => a.weekday - b.weekday || a.time.localeCompare(b.time));
}

/**
 * The times of these slots from a moment on, in their order. They are counted on the calendar, not in hours: each day has each of its
 * slots once, also the day on which the clocks jump over it or show it twice.
 */
export function slotTimes(slots: readonly Slot[], from: Date, timeZone: string, days: number): WallClock[] {
  const sorted = sortedSlots(slots);
  const times: WallClock[] = [];
  let { date } = instantToWallClock(from, timeZone);
  for (let day = 0; day < days; day += 1) {
    for (const { weekday, time } of sorted) if (weekday === weekdayOf(date)) times.push({ date, time, timeZone });
    date = nextDate(date);
  }
  return times;
}

/** What a time is known by among the times of one zone. */
export function slotKey({ date, time }: Pick<WallClock, 'date' | 'time'>): string {
  return `${date} ${time}`;
}

/** The first time that nothing has taken; null when everything that can be scheduled is taken, or there are no slots. */
export function nextFreeSlot(
  slots: readonly Slot[],
  { now, timeZone, taken }: { now: Date; timeZone: string; taken: ReadonlySet<string> },
): WallClock | null {
  const times = slotTimes(slots, now, timeZone, DAYS_AHEAD);
  return times.find((wall) => !taken.has(slotKey(wall)) && scheduleInstant(wall, now).ok) ?? null;
}
