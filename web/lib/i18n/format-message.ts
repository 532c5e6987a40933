import { LOCALES, type Language } from './language.ts';
import type { Message } from './messages.ts';

const rules = new Map<Language, Intl.PluralRules>();
const numbers = new Map<Language, Intl.NumberFormat>();

function rulesOf(language: Language): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(LOCALES[language]);
  rules.set(language, known);
  return known;
}

function numberText(value: number, language: Language): string {
  const format = numbers.get(language) ?? new Intl.NumberFormat(LOCALES[language]);
  numbers.set(language, format);
  return format.format(value);
}

/**
 * The text of a message with its parameters filled in. An unknown placeholder stays visible, so that it is noticed. A parameter that ends in
 * a full stop, such as a time in Spanish (`9:00 a.m.`) or the name of a company, ends its sentence with it.
 */
export function formatMessage(
  message: Message,
  language: Language,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const text =
    typeof message === 'string'
      ? message
      : message[rulesOf(language).select(Number(params['count'])) === 'one' ? 'one' : 'other'];
  return text.replace(/\{(\w+)\}(\.?)/g, (placeholder, name: string, stop: string) => {
    const value = params[name];
    if (value === undefined) return placeholder;
    const filled = typeof value === 'number' ? numberText(value, language) : value;
    return filled.endsWith('.') ? filled : filled + stop;
  });
}
