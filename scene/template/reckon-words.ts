import { presetOf, type Reckoning, type Slot, type SlotAnswers } from '@yardsign/domain/content/slots';
import type { Language } from '@yardsign/domain/languages';
import { buyingPower } from '@yardsign/domain/tools/buying-power';
import { OUTLOOKS, projectedValues } from '@yardsign/domain/tools/home-value';
import { amountInWords } from './amount-words.ts';

/** Percent between two rows of payments, by the choice of the slot `step`. */
const RATE_STEPS = [0.25, 0.5] as const;

/** What the answers say as numbers; an example stands for what is not answered where examples are shown. */
type NumberOf = (key: string) => number | null;

function numbersIn(slots: readonly Slot[], answers: SlotAnswers, empty: 'example' | 'nothing'): NumberOf {
  return (key) => {
    const slot = slots.find((each) => each.key === key);
    if (slot === undefined) return null;
    const example = empty === 'example' && !slot.optional ? slot.example.en.replace(/[^\d.]/g, '') : '';
    const said = answers[key] || presetOf(slot) || example;
    return said === '' ? null : Number(said);
  };
}

const dollars = (amount: number): string => `$${amountInWords(String(amount))}`;
const percent = (rate: number): string => `${rate}%`;
const change = (rate: number): string => `${rate > 0 ? '+' : ''}${rate.toFixed(1)}%`;

/** Five loans, five rates, their payments, and which of these the budget covers: `loan0`, `rate0`, `pay00`, `in00`. */
function paymentWords(numberOf: NumberOf): Record<string, string> {
  const [loan, rate, budget] = [numberOf('loan'), numberOf('rate'), numberOf('budget')];
  if (loan === null || rate === null) return {};
  const step = RATE_STEPS[numberOf('step') ?? 0] ?? RATE_STEPS[0];
  const table = buyingPower({ loan, rate, step, budget });
  return Object.fromEntries([
    ...table.loans.map((each, column) => [`loan${column}`, dollars(each)]),
    ...table.rows.flatMap(({ rate: each, cells }, row) => [
      [`rate${row}`, percent(each)],
      ...cells.flatMap(({ payment, within }, column) => [
        [`pay${row}${column}`, dollars(payment)],
        [`in${row}${column}`, within ? 'yes' : ''],
      ]),
    ]),
  ]) as Record<string, string>;
}

const SAMPLE: Record<Language, string> = { en: 'Sample data', es: 'Datos de muestra' };
const QUARTERS: Record<Language, (quarter: string, year: string) => string> = {
  en: (quarter, year) => `Q${quarter} ${year}`,
  // *Primer* and *tercer*, *segundo* and *cuarto*.
  es: (quarter, year) => `${quarter}.${quarter === '1' || quarter === '3' ? 'er' : 'º'} trimestre de ${year}`,
};

/** A quarter such as `2026-Q3` as a reader of this language reads it. */
function quarterInWords(quarter: string, language: Language): string {
  const [year = '', number = ''] = quarter.split('-Q');
  return QUARTERS[language](number, year);
}

/** The years of the survey with their forecasts, and what the home would be worth: `year0`, `low0`, `average0`, `high0`, `value0`, `gained0`. */
function growthWords(
  numberOf: NumberOf,
  { survey }: Extract<Reckoning, { by: 'growth' }>,
  language: Language,
): Record<string, string> {
  const price = numberOf('price');
  const worth = price === null ? [] : projectedValues(price, survey, 'average');
  return Object.fromEntries([
    ['sample', survey.sample ? SAMPLE[language] : ''],
    ['source', `${survey.source}, ${quarterInWords(survey.quarter, language)}`],
    ...survey.years.flatMap((row, at) => [
      [`year${at}`, String(row.year)],
      ...OUTLOOKS.map((outlook) => [`${outlook}${at}`, change(row[outlook])]),
    ]),
    ...worth.flatMap(({ value, gained }, at) => [
      [`value${at}`, dollars(value)],
      [`gained${at}`, `${gained < 0 ? '-' : '+'}${dollars(Math.abs(gained))}`],
    ]),
  ]) as Record<string, string>;
}

/** The words that are worked out of the answers of a piece, by their keys; none for a piece that reckons nothing. */
export function reckonWords(
  slots: readonly Slot[],
  answers: SlotAnswers,
  language: Language,
  empty: 'example' | 'nothing',
): Record<string, string> {
  const reckoning = slots.find(({ reckons }) => reckons !== undefined)?.reckons;
  if (reckoning === undefined) return {};
  const numberOf = numbersIn(slots, answers, empty);
  return reckoning.by === 'payments' ? paymentWords(numberOf) : growthWords(numberOf, reckoning, language);
}
