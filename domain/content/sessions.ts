import { MINUTE_MS } from '../time/spans.ts';
import { instantToWallClock, wallClockToInstant } from '../time/wall-clock.ts';

/** When a webinar is held. */
export interface SessionPlan {
  /** When it begins for the first time. */
  readonly first: Date;
  readonly minutes: number;
  /** Held every month again, on the same weekday of the month and at the same hour of this zone; once when left out. */
  readonly monthlyIn?: string | undefined;
}

export interface Session {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Whether something can be held then: the months after it are counted, which has an end with the calendar. @param time ISO 8601, in UTC */
export const isTimeOfSession = (time: string): boolean => time >= '2000' && time < '2100';

const WEEK = 7;

const sessionAt = (startsAt: Date, minutes: number): Session => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS),
});

/** The `nth` such weekday (0 is Sunday) of a month, as `YYYY-MM-DD`; the last one where the month has fewer. `month` counts from 0 and may pass 11. */
function dayOfMonth(year: number, month: number, weekday: number, nth: number): string {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const wanted = 1 + ((weekday - first + WEEK) % WEEK) + (nth - 1) * WEEK;
  return new Date(Date.UTC(year, month, wanted > days ? wanted - WEEK : wanted)).toISOString().slice(0, 10);
}

/**
 * The sessions that are on or still to come, the soonest first.
 *
 * @param most so many at most. @throws RangeError for a zone that there is not.
 */
export function sessionsFrom({ first, minutes, monthlyIn }: SessionPlan, now: Date, most: number): Session[] {
  const isToCome = ({ endsAt }: Session) => endsAt > now;
  if (monthlyIn === undefined) return [sessionAt(first, minutes)].filter(isToCome).slice(0, most);
  const start = instantToWallClock(first, monthlyIn);
  const day = new Date(`${start.date}T00:00:00Z`);
  const nth = Math.ceil(day.getUTCDate() / WEEK);
  const from = instantToWallClock(now > first ? now : first, monthlyIn).date;
  const [year = 0, month = 1] = from.split('-').map(Number);
  const found: Session[] = [];
  // The session that runs over midnight into a new month is that of the month before.
  for (let ahead = -1; found.length < most; ahead++) {
    const date = dayOfMonth(year, month - 1 + ahead, day.getUTCDay(), nth);
    const begins = wallClockToInstant({ date, time: start.time, timeZone: monthlyIn });
    if (!begins.ok) throw new RangeError(`a session of ${date} ${start.time} in ${monthlyIn}: ${begins.reason}`);
    const session = sessionAt(begins.value, minutes);
    if (session.startsAt >= first && isToCome(session)) found.push(session);
  }
  return found;
}

/** Whether it has been held to its end at least once, so that there is something to look at again. */
export function wasHeld({ first, minutes }: SessionPlan, now: Date): boolean {
  return sessionAt(first, minutes).endsAt <= now;
}
