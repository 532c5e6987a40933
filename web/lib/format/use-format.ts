import { serverNow } from '../browser/server-clock.ts';
import { useMemo } from 'react';
import { useLanguage } from '../i18n/language-store.ts';
import { useTimeZone } from '../session/use-time-zone.ts';
import { type DateStyle, formatDate, formatDay } from './dates.ts';
import { filmLength } from './film-length.ts';
import { money, percent, times, wholeNumber } from './numbers.ts';
import { readingTime } from './reading-time.ts';
import { relativeTime } from './relative-time.ts';

function toDate(instant: string | Date): Date {
  return typeof instant === 'string' ? new Date(instant) : instant;
}

/** The formatters, bound to the language of the interface and the member's own time zone. */
export function useFormat() {
  const language = useLanguage();
  const timeZone = useTimeZone();
  return useMemo(
    () => ({
      date: (instant: string | Date, style: DateStyle = 'date') =>
        formatDate(toDate(instant), style, language, timeZone),
      day: (day: string) => formatDay(day, language),
      ago: (instant: string | Date, now = serverNow()) => relativeTime(toDate(instant), now, language),
      list: (words: readonly string[]) => new Intl.ListFormat(language, { type: 'conjunction' }).format(words),
      money: (dollars: number) => money(dollars, language),
      number: (value: number) => wholeNumber(value, language),
      /** So many times something else, to a tenth. */
      times: (factor: number) => times(factor, language),
      percent: (share: number) => percent(share, language),
      filmLength: (seconds: number) => filmLength(seconds, language),
      readingTime: (minutes: number) => readingTime(minutes, language),
    }),
    [language, timeZone],
  );
}
