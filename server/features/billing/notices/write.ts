import { fromCents } from '@yardsign/domain/billing/money';
import type { Language } from '@yardsign/domain/languages';

const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** A day as mails write it; empty for none. */
export function writeDay(at: Date | null, language: Language, timeZone: string): string {
  if (at === null) return '';
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone }).format(at);
}

export function writeMoney(cents: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  }).format(fromCents(cents));
}
