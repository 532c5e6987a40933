import { MINUTE_MS } from '../time/spans.ts';
import { wallClockToInstant, type WallClock, type WallClockFault } from '../time/wall-clock.ts';
import type { Result } from '../result.ts';

const EARLIEST_MS = 10 * MINUTE_MS;
const LATEST_MONTHS = 6;

export type ScheduleFault = WallClockFault | 'too_early' | 'too_late';

/** The same day of the month `count` months on, or the last day of that month when it has no such day. */
function addMonths(instant: Date, count: number): Date {
  const moved = new Date(instant);
  const day = moved.getUTCDate();
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + count);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day, lastDay));
  return moved;
}

/** The instant that a member may schedule a post for: ten minutes to six months from now. */
export function scheduleInstant(wall: WallClock, now: Date): Result<Date, ScheduleFault> {
  const instant = wallClockToInstant(wall);
  if (!instant.ok) return instant;
  if (instant.value.getTime() < now.getTime() + EARLIEST_MS) return { ok: false, reason: 'too_early' };
  if (instant.value > addMonths(now, LATEST_MONTHS)) return { ok: false, reason: 'too_late' };
  return instant;
}
