import { timeOfHour } from '@yardsign/domain/autopilot/slots';
import { scheduleInstant } from '@yardsign/domain/sharing/schedule-window';
import { instantToWallClock, nextDate, type WallClock, wallClockToInstant } from '@yardsign/domain/time/wall-clock';
import { NETWORK_KEYS, type NetworkKey } from '@yardsign/domain/sharing/networks/networks';
import { pageSearch } from '../../lib/search/page-search.ts';

export const SPANS = [30, 90, 366] as const;
export type Span = (typeof SPANS)[number];

/** What the list is narrowed to, in the address. */
export const resultsSearch = pageSearch<{ network: NetworkKey | null; days: Span }>({
  network: (value) => NETWORK_KEYS.find((key) => key === value) ?? null,
  days: (value) => SPANS.find((days) => days === Number(value)) ?? 90,
});

/** An hour of one clock as another shows it on a day; null where that is no whole hour. */
export function hourIn(hour: number, from: string, to: string, date: string): number | null {
  const instant = wallClockToInstant({ date, time: timeOfHour(hour), timeZone: from });
  if (!instant.ok) return null;
  const [shown, minutes] = instantToWallClock(instant.value, to).time.split(':').map(Number);
  return minutes === 0 ? (shown ?? null) : null;
}

/** The best hour on the day that is looked at; on the next one where that is over. Null where it can be scheduled on neither. */
export function bestTimeOn(hour: number, timeZone: string, date: string, now: Date): WallClock | null {
  const times = [date, nextDate(date)].map((day): WallClock => ({ date: day, time: timeOfHour(hour), timeZone }));
  return times.find((time) => scheduleInstant(time, now).ok) ?? null;
}
