import { DAY_MS, MINUTE_MS } from '../time/spans.ts';

/** So often is asked for alerts and for what is to be shared at most. */
export const NOTICES_FRESH_MS = 15 * MINUTE_MS;
const DISMISSED_DAYS = 7;

/** Until when an alert is shown: so many days from its publication on. */
export function shownUntil(publishedAt: string, shownForDays: number): Date {
  return new Date(Date.parse(publishedAt) + shownForDays * DAY_MS);
}

/** Until when a notice that was put away stays away: to its own end where it has one, otherwise seven days. */
export function dismissedUntil(now: Date, end: Date | null): Date {
  return end ?? new Date(now.getTime() + DISMISSED_DAYS * DAY_MS);
}

/**
 * How long what is to be shared is taken for the newest, in milliseconds. What was published on the day of the member's that is
 * now is not asked for again; anything else is, a quarter of an hour later at the earliest.
 *
 * @param dayOf the calendar day of an instant where the member is; `publishedAt` null when nothing was found.
 */
export function freshFor(publishedAt: string | null, now: Date, dayOf: (instant: Date) => string): number {
  const isToday = publishedAt !== null && dayOf(new Date(publishedAt)) === dayOf(now);
  return isToday ? Number.POSITIVE_INFINITY : NOTICES_FRESH_MS;
}
