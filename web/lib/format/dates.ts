import { LOCALES, type Language } from '../i18n/language.ts';

const STYLES = {
  /** Nov 21, 2026 */
  date: { dateStyle: 'medium' },
  /** Saturday, November 21, 2026 */
  longDate: { dateStyle: 'full' },
  /** 9:00 AM */
  time: { timeStyle: 'short' },
  /** Sat, Nov 21, 9:00 AM: what a plan or a history needs. */
  moment: { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  /** Saturday, November 21, 9:00 AM: within a sentence. */
  longMoment: { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof STYLES;

/** An instant on the wall clock of `timeZone` (IANA), as the language writes it. */
export function formatDate(instant: Date, style: DateStyle, language: Language, timeZone: string): string {
  const shown = new Intl.DateTimeFormat(LOCALES[language], { ...STYLES[style], timeZone }).format(instant);
  // Spanish sets no comma between the weekday and the day: 'el domingo 22 de noviembre'.
  return language === 'es' ? shown.replace(/^(\p{L}+), /u, '$1 ') : shown;
}

/** A calendar day without a zone, such as `2026-11-21`: the same day is shown wherever the reader is. */
export function formatDay(day: string, language: Language): string {
  return formatDate(new Date(`${day}T12:00:00Z`), 'date', language, 'UTC');
}
