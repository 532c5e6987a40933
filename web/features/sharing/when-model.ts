import { TIME_ZONES } from '@yardsign/domain/time/time-zones';
import { type WallClock, instantToWallClock, nextDate, wallClockToInstant } from '@yardsign/domain/time/wall-clock';
import { zoneTitle } from '../../lib/format/zone-name.ts';
import type { Language } from '../../lib/i18n/language.ts';

const HALF_HOUR = 30 * 60_000;

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

/** Three times when people look at their phone: tomorrow morning, the next Saturday, the next Tuesday evening. */
export function suggestedTimes(now: Date, timeZone: string): WallClock[] {
  const tomorrow = nextDate(instantToWallClock(now, timeZone).date);
  const until = (day: number) => plusDays(tomorrow, (day - weekday(tomorrow) + 7) % 7);
  const times = [
    { date: tomorrow, time: '09:00', timeZone },
    { date: until(6), time: '10:00', timeZone },
    { date: until(2), time: '18:30', timeZone },
  ];
  return times.toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`));
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
