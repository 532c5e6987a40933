import { MINUTE_MS } from '@yardsign/domain/time/spans';
import { TIME_ZONES } from '@yardsign/domain/time/time-zones';
import { type WallClock, instantToWallClock, nextDate, wallClockToInstant } from '@yardsign/domain/time/wall-clock';
import { zoneTitle } from '../../lib/format/zone-name.ts';
import type { Language } from '../../lib/i18n/language.ts';
import type { Post } from './model.ts';

const HALF_HOUR = 30 * MINUTE_MS;

function plusDays(date: string, days: number): string {
  let day = date;
  for (let step = 0; step < days; step += 1) day = nextDate(day);
  return day;
}

/** 0 is Sunday. @param date `YYYY-MM-DD` */
function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Where the form starts: tomorrow at nine, on the member's own clock. */
export function firstWhen(now: Date, timeZone: string): WallClock {
  return { date: nextDate(instantToWallClock(now, timeZone).date), time: '09:00', timeZone };
}

/** A post that waits for its moment. */
export interface Planned {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** How many half hours later is still about the time that was suggested. */
const NEARBY = 6;

/** Those of these posts that wait for a moment. */
export const plannedOf = (posts: readonly Pick<Post, 'id' | 'state' | 'dueAt'>[]): Planned[] =>
  posts.flatMap(({ id, state, dueAt }) => (state === 'scheduled' ? [{ id, at: Date.parse(dueAt) }] : []));

/** Whether a post waits for this very minute. */
export function isPlanned(wall: WallClock, planned: readonly Planned[]): boolean {
  const instant = wallClockToInstant(wall);
  return (
    instant.ok &&
    planned.some(({ at }) => Math.floor(at / MINUTE_MS) === Math.floor(instant.value.getTime() / MINUTE_MS))
  );
}

/** This time, or the first half hour after it that no post waits for; itself where all of those nearby, or the rest of the day, are taken. */
export function freeNear(wall: WallClock, planned: readonly Planned[]): WallClock {
  const start = wallClockToInstant(wall);
  if (!start.ok) return wall;
  const nearby = Array.from({ length: NEARBY + 1 }, (_, step) =>
    instantToWallClock(new Date(start.value.getTime() + step * HALF_HOUR), wall.timeZone),
  );
  return nearby.find((each) => each.date === wall.date && !isPlanned(each, planned)) ?? wall;
}

/**
 * Three times when people look at their phone: tomorrow morning, the next Saturday, the next Tuesday evening. Where a post waits for one of
 * them, a free one soon after it stands in its place.
 */
export function suggestedTimes(now: Date, timeZone: string, planned: readonly Planned[]): WallClock[] {
  const tomorrow = nextDate(instantToWallClock(now, timeZone).date);
  const until = (day: number) => plusDays(tomorrow, (day - weekday(tomorrow) + 7) % 7);
  const times = [
    { date: tomorrow, time: '09:00', timeZone },
    { date: until(6), time: '10:00', timeZone },
    { date: until(2), time: '18:30', timeZone },
  ];
  return times
    .map((time) => freeNear(time, planned))
    .toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`));
}

/**
 * What is odd about a wall-clock time: the clocks jump over it (then it means `time`), or show it twice (then it means the
 * first). Null for an ordinary time, and for one that is not complete.
 */
export function clockOddity(wall: WallClock): { kind: 'skipped'; time: string } | { kind: 'twice' } | null {
  const instant = wallClockToInstant(wall);
  if (!instant.ok) return null;
  const shown = instantToWallClock(instant.value, wall.timeZone);
  if (shown.date !== wall.date || shown.time !== wall.time) return { kind: 'skipped', time: shown.time };
  const again = [1, 2, 3, 4].some((steps) => {
    const later = instantToWallClock(new Date(instant.value.getTime() + steps * HALF_HOUR), wall.timeZone);
    return later.date === wall.date && later.time === wall.time;
  });
  return again ? { kind: 'twice' } : null;
}

/** The zones to choose from: those of the product, and the member's own when it is another. */
export function zoneChoices(own: string, language: Language): { value: string; label: string }[] {
  const offered: string[] = TIME_ZONES.filter((row) => row.offered).map((row) => row.zone);
  const zones = offered.includes(own) ? offered : [own, ...offered];
  return zones.map((zone) => ({ value: zone, label: zoneTitle(zone, language) }));
}
