import { instantToWallClock } from '../time/wall-clock.ts';

/** Around midnight the day changes, and five minutes later is still the same posting. */
const CLOSE_MS = 3_600_000;

/**
 * Whether two posts of one piece to one target would look to its readers like the same post twice: on the same day, or within an hour.
 *
 * @param timeZone where the day is looked at; a zone for which `isTimeZone` holds.
 */
export function isSamePosting(one: Date, other: Date, timeZone: string): boolean {
  const isClose = Math.abs(one.getTime() - other.getTime()) < CLOSE_MS;
  return isClose || instantToWallClock(one, timeZone).date === instantToWallClock(other, timeZone).date;
}
