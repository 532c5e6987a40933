import { LOCALES, type Language } from '../i18n/language.ts';

/** US dollars with two decimals in both languages: `$1,249.00`. */
export function money(dollars: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(dollars);
}

export function wholeNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 0 }).format(value);
}

/** `share` is 0 to 1: `percent(0.256, 'en')` is `26%`. */
export function percent(share: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** A factor to a tenth: `1.5`. */
export function times(factor: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 }).format(factor);
}

/** So many days, weeks or months in words: `30 days`. */
export function span(count: number, unit: 'day' | 'week' | 'month', language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
