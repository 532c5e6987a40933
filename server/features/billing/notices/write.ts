import { fromCents } from '@yardsign/domain/billing/money';
import { intervalOfCode, planSlug, tierName } from '@yardsign/domain/billing/plans';
import type { Subscription } from '@yardsign/domain/billing/subscription';
import type { Language } from '@yardsign/domain/languages';
import { oneLine } from '../../../platform/mail/words.ts';
import type { BillingTexts } from './texts.ts';
import { billingEn } from './texts.en.ts';
import { billingEs } from './texts.es.ts';

const TEXTS: Record<Language, BillingTexts> = { en: billingEn, es: billingEs };

/** What mails about billing say, by language. */
export const billingTexts = (language: Language): BillingTexts => TEXTS[language];

const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** A plan as the pages name it; one that we do not know as the processor does. */
export function writePlan(
  { planCode, planName }: Pick<Subscription, 'planCode' | 'planName'>,
  language: Language,
): string {
  const interval = intervalOfCode(planCode);
  const name = oneLine(planName);
  return interval === null ? name : `${tierName(planSlug(planCode), name)} · ${TEXTS[language].intervals[interval]}`;
}

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
