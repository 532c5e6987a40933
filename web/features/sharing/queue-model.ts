import { DAY_MS } from '@yardsign/domain/time/spans';
import { type WallClock } from '@yardsign/domain/time/wall-clock';
import { LOCALES, type Language } from '../../lib/i18n/language.ts';
import type { Slot } from './queue-api.ts';

/** A Sunday, from which the days of the week are counted. */
const SUNDAY_MS = Date.UTC(2026, 0, 4);

export function weekdayName(weekday: Slot['weekday'], language: Language): string {
  const day = new Date(SUNDAY_MS + weekday * DAY_MS);
  return new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', timeZone: 'UTC' }).format(day);
}

/** A time of any day, as the language writes it. */
export function timeName(time: WallClock['time'], language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { timeStyle: 'short', timeZone: 'UTC' });
  return format.format(new Date(`2026-01-04T${time}:00Z`));
}
