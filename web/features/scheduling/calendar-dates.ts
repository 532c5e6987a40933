import { DAY_MS } from '@yardsign/domain/time/spans';

/** A month as `2026-11`, a day as `2026-11-21`. */
export type Month = string;
export type Day = string;

export interface GridDay {
  date: Day;
  inMonth: boolean;
}

function utc(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

export function addDays(day: Day, count: number): Day {
  const date = new Date(utc(day) + count * DAY_MS);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

export function addMonths(month: Month, count: number): Month {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** The weeks of a month, Sunday to Saturday, filled up with the days around it. */
export function monthGrid(month: Month): GridDay[][] {
  const first = `${month}-01`;
  const start = addDays(first, -new Date(utc(first)).getUTCDay());
  const weeks: GridDay[][] = [];
  for (let week = start; week === start || monthOf(week) === month; week = addDays(week, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const date = addDays(week, index);
        return { date, inMonth: monthOf(date) === month };
      }),
    );
  }
  return weeks;
}

/** The day that a key leads to from `day`; null for keys that do not move. */
export function dayAfterKey(day: Day, key: string): Day | null {
  const weekday = new Date(utc(day)).getUTCDay();
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday);
    case 'End':
      return addDays(day, 6 - weekday);
    case 'PageUp':
    case 'PageDown':
      return sameDayOf(day, addMonths(monthOf(day), key === 'PageUp' ? -1 : 1));
    default:
      return null;
  }
}

/** The same day of another month, or its last one when it is shorter. */
function sameDayOf(day: Day, month: Month): Day {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted < last ? wanted : last;
}

/** The week that a day is in, Sunday to Saturday. */
export function weekOf(day: Day): GridDay[] {
  const sunday = addDays(day, -new Date(utc(day)).getUTCDay());
  return Array.from({ length: 7 }, (_, index) => ({ date: addDays(sunday, index), inMonth: true }));
}
