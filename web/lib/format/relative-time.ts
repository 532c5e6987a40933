import { DAY_MS, HOUR_MS, MINUTE_MS } from '@yardsign/domain/time/spans';
import { LOCALES, type Language } from '../i18n/language.ts';

const WEEK = 7 * DAY_MS;
const MONTH = 30.44 * DAY_MS;
const YEAR = 365 * DAY_MS;

const NOW = { en: { past: 'just now', future: 'in a moment' }, es: { past: 'justo ahora', future: 'en un momento' } };

function measure(distance: number): [number, Intl.RelativeTimeFormatUnit] {
  const days = Math.floor(distance / DAY_MS);
  if (distance < HOUR_MS) return [Math.floor(distance / MINUTE_MS), 'minute'];
  if (days < 1) return [Math.floor(distance / HOUR_MS), 'hour'];
  if (days <= 14) return [days, 'day'];
  if (days <= 62) return [Math.floor(distance / WEEK), 'week'];
  if (days < 365) return [Math.floor(distance / MONTH), 'month'];
  return [Math.floor(distance / YEAR), 'year'];
}

/**
 * "5 minutes ago", "hace 3 días", "in 2 weeks". Units change at 1 hour, 1 day, after 14 and after 62 days, and at 365;
 * every unit is rounded down. Under a minute it is 'just now'.
 */
export function relativeTime(instant: Date, now: Date, language: Language): string {
  const difference = instant.getTime() - now.getTime();
  const distance = Math.abs(difference);
  if (distance < MINUTE_MS) return NOW[language][difference > 0 ? 'future' : 'past'];
  const [amount, unit] = measure(distance);
  const format = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'always' });
  return format.format(difference > 0 ? amount : -amount, unit);
}
