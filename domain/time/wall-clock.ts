import { DAY_MS, HOUR_MS, MINUTE_MS } from './spans.ts';
import type { Result } from '../result.ts';

/** What the hands of a clock show in a place. It names an instant only together with its zone. */
export interface WallClock {
  /** `2027-03-14` */
  date: string;
  /** `09:00`, 24 hours */
  time: string;
  /** IANA name: `America/New_York` */
  timeZone: string;
}

export type WallClockFault = 'unknown_zone' | 'invalid_date' | 'invalid_time';

/** No zone was ever further than this from UTC, so every instant that could be meant is within it. */
const WIDEST_OFFSET = 16 * HOUR_MS;
const ZONE_NAME = /^(?:UTC|[A-Z][A-Za-z_]*(?:\/[A-Za-z0-9_+-]+)+)$/;

/** Making a formatter costs a hundred times its use; its answers depend on nothing but the zone. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** Whether this is the name of a zone that the runtime knows. Fixed offsets (`+05:30`) and abbreviations (`EST`) are not. */
export function isTimeZone(name: string): boolean {
  if (!ZONE_NAME.test(name)) return false;
  try {
    formatterOf(name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The wall clock at an instant, written as if it were UTC: epoch milliseconds, whole seconds. */
function localMs(timeZone: string, instant: number): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function offsetAt(timeZone: string, instant: number): number {
  return localMs(timeZone, instant) - Math.floor(instant / 1000) * 1000;
}

/** The first instant, to the second, between `from` and `to` at which the zone has the offset that it has at `to`. */
function changeBetween(timeZone: string, from: number, to: number): number {
  const after = offsetAt(timeZone, to);
  let [before, reached] = [from, to];
  while (reached - before > 1000) {
    const middle = before + Math.floor((reached - before) / 2000) * 1000;
    if (offsetAt(timeZone, middle) === after) reached = middle;
    else before = middle;
  }
  return reached;
}

function parseDate(date: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // `2027-02-30` would roll over into March.
  return Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== date ? undefined : midnight;
}

function parseTime(time: string): number | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  return match ? Number(match[1]) * HOUR_MS + Number(match[2]) * MINUTE_MS : undefined;
}

/** Everything about a wall clock that means nothing, so that nobody mends it in three goes. Empty for one that names an instant. */
export function wallClockFaults({ date, time, timeZone }: WallClock): WallClockFault[] {
  const faults: WallClockFault[] = [];
  if (!isTimeZone(timeZone)) faults.push('unknown_zone');
  if (parseDate(date) === undefined) faults.push('invalid_date');
  if (parseTime(time) === undefined) faults.push('invalid_time');
  return faults;
}

/**
 * The instant that a wall clock means. A time that the clocks jump over is moved to the moment of the jump, which is the
 * next valid instant; a time that the clocks show twice means the first.
 */
export function wallClockToInstant(wall: WallClock): Result<Date, WallClockFault> {
  if (!isTimeZone(wall.timeZone)) return { ok: false, reason: 'unknown_zone' };
  const midnight = parseDate(wall.date);
  if (midnight === undefined) return { ok: false, reason: 'invalid_date' };
  const sinceMidnight = parseTime(wall.time);
  if (sinceMidnight === undefined) return { ok: false, reason: 'invalid_time' };

  const local = midnight + sinceMidnight;
  const earliest = local - WIDEST_OFFSET;
  const latest = local + WIDEST_OFFSET;
  const candidates = [offsetAt(wall.timeZone, earliest), offsetAt(wall.timeZone, latest)]
    .map((offset) => local - offset)
    .filter((instant) => localMs(wall.timeZone, instant) === local);
  const instant = candidates.length > 0 ? Math.min(...candidates) : changeBetween(wall.timeZone, earliest, latest);
  return { ok: true, value: new Date(instant) };
}

/** What the clock on the wall shows at an instant. @param timeZone a zone for which `isTimeZone` holds. */
export function instantToWallClock(instant: Date, timeZone: string): WallClock {
  const iso = new Date(localMs(timeZone, instant.getTime())).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16), timeZone };
}

/**
 * What the clock on the wall shows at many instants. A zone is asked for its offset at the ends of a day only, once for all instants of
 * that day, unless its clocks change in it.
 *
 * @param timeZone a zone for which `isTimeZone` holds.
 */
export function wallClockOf(timeZone: string): (instant: Date) => WallClock {
  const offsets = new Map<number, number>();
  const offsetOf = (midnight: number) => {
    const offset = offsets.get(midnight) ?? offsetAt(timeZone, midnight);
    offsets.set(midnight, offset);
    return offset;
  };
  return (instant) => {
    const ms = instant.getTime();
    const midnight = Math.floor(ms / DAY_MS) * DAY_MS;
    const offset = offsetOf(midnight);
    if (offset !== offsetOf(midnight + DAY_MS)) return instantToWallClock(instant, timeZone);
    const iso = new Date(ms + offset).toISOString();
    return { date: iso.slice(0, 10), time: iso.slice(11, 16), timeZone };
  };
}

/** The day after, by the calendar: `2027-02-28` → `2027-03-01`. @param date a valid `YYYY-MM-DD`. */
export function nextDate(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}
