import type { Language } from '../i18n/language.ts';

const SHORT = { en: 'Less than one minute', es: 'Menos de un minuto' };

/** 'Less than one minute', else "4 minute read" and its Spanish twin. */
export function readingTime(minutes: number, language: Language): string {
  if (minutes < 1) return SHORT[language];
  return language === 'es' ? `${minutes} min de lectura` : `${minutes} minute read`;
}
