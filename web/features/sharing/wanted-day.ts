import { readTab, writeTab } from '../../lib/browser/tab-storage.ts';

const KEY = 'yardsign.wanted-day';

/** Remembers the day that the member wants something on, while they look for a piece. */
export function rememberDay(day: string): void {
  writeTab(KEY, day);
}

/** The day that something is looked for; null when for none, or it is over. @param today as `2026-11-21` */
export function wantedDay(today: string): string | null {
  const day = readTab(KEY);
  return day !== null && /^20\d\d-\d\d-\d\d$/.test(day) && day >= today ? day : null;
}

/** What is looked for is not for that day any more. */
export const forgetDay = (): void => writeTab(KEY, null);
