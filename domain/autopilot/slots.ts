import { DAY_MS } from '../time/spans.ts';
import { instantToWallClock, nextDate, wallClockToInstant } from '../time/wall-clock.ts';
import type { JobPlan } from './job.ts';

/** One hour of one day at which a job posts. Within a job its day and hour are its name, whatever instant they mean. */
export interface Slot {
  /** `2027-03-14`, by the clock on the wall. */
  date: string;
  /** 0 to 23. */
  hour: number;
  /** When that is, in epoch milliseconds. */
  at: number;
}

/** The time of a slot as a wall clock shows it: `09:00`. */
export function timeOfHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

const SUNDAY = Date.parse('2026-11-01T00:00:00Z');

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  const days = Math.round((Date.parse(`${date}T00:00:00Z`) - SUNDAY) / DAY_MS);
  return ((days % 7) + 7) % 7;
}

/** When an hour of a day is in a zone, in epoch milliseconds. */
export type InstantOf = (date: string, hour: number, timeZone: string) => number;

/** By the rules of wall clocks: an hour that is jumped over means the moment of the jump, one that comes twice the first. */
export const instantOfHour: InstantOf = (date, hour, timeZone) => {
  const instant = wallClockToInstant({ date, time: timeOfHour(hour), timeZone });
  if (!instant.ok) throw new Error(`There is no ${date} ${hour} in ${timeZone}: ${instant.reason}`);
  return instant.value.getTime();
};

/** The same with a memory, for many jobs of few zones. */
export function rememberInstants(): InstantOf {
  const known = new Map<string, number>();
  return (date, hour, timeZone) => {
    const key = `${date} ${hour} ${timeZone}`;
    const found = known.get(key) ?? instantOfHour(date, hour, timeZone);
    known.set(key, found);
    return found;
  };
}

type Hours = Pick<JobPlan, 'weekdays' | 'hours' | 'timeZone'>;

/** Further than this nothing is foreseen: a clock may have other rules by then. */
const MOST_DAYS = 400;

/**
 * The slots of a job after a moment, soonest first; each hour of each day once, also where the clocks change.
 *
 * @param after epoch milliseconds
 * @param until up to when all are wanted; `least` of them come in any case, as far as a year ahead.
 */
export function slotsAfter(
  job: Hours,
  { after, until, least }: { after: number; until: number; least: number },
  instantOf: InstantOf = instantOfHour,
): Slot[] {
  const slots: Slot[] = [];
  if (job.weekdays.length === 0 || job.hours.length === 0) return slots;
  const hours = job.hours.toSorted((a, b) => a - b);
  let date = instantToWallClock(new Date(after), job.timeZone).date;
  for (let days = 0; days < MOST_DAYS; days++, date = nextDate(date)) {
    if (!job.weekdays.includes(weekdayOf(date))) continue;
    for (const hour of hours) {
      const at = instantOf(date, hour, job.timeZone);
      if (at <= after) continue;
      if (at > until && slots.length >= least) return slots;
      slots.push({ date, hour, at });
    }
  }
  return slots;
}
