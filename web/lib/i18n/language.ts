import { LANGUAGES, type Language } from '@yardsign/domain/languages';

export type { Language };

/** The locale of dates and numbers. Both are those of the United States, where the listings and the prices are. */
export const LOCALES = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** What was chosen before; else Spanish for a browser that asks for Spanish first, else English. */
export function initialLanguage(stored: string | null, browserLanguages: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  const first = browserLanguages[0]?.toLowerCase() ?? 'en';
  return first === 'es' || first.startsWith('es-') ? 'es' : 'en';
}
