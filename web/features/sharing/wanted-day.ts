import { readTab, writeTab } from '../../lib/browser/tab-storage.ts';

const KEY = 'yardsign.wanted-day';

/** Remembers the day that the member wants something on, while they look for a piece. */
export function rememberDay(day: string): void {
  writeTab(KEY, day);
}

/** The day that was wanted, once; null when none was, or it is over. @param today as `2026-11-21` */
export function takeWantedDay(today: string): string | null {
  const day = readTab(KEY);
  if (day === null) return null;
  writeTab(KEY, null);
  return /^20\d\d-\d\d-\d\d$/.test(day) && day >= today ? day : null;
}
