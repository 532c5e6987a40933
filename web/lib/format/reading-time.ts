import type { Language } from '../i18n/language.ts';

const WORDS_PER_MINUTE = 238;
const SHORT = { en: 'Less than one minute', es: 'Menos de un minuto' };

/** Words in a text; tags do not count. */
export function countWords(html: string): number {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&nbsp;/g, ' ');
  return text.split(/\s+/).filter(Boolean).length;
}

/** Whole minutes, rounded up; 0 under one minute. */
export function readingMinutes(words: number): number {
  return words < WORDS_PER_MINUTE ? 0 : Math.ceil(words / WORDS_PER_MINUTE);
}

/** 'Less than one minute', else "4 minute read" and its Spanish twin. */
export function readingTime(minutes: number, language: Language): string {
  if (minutes < 1) return SHORT[language];
  return language === 'es' ? `${minutes} min de lectura` : `${minutes} minute read`;
}
