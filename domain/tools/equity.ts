import { balanceAfter } from './loan.ts';

/** Years that a report looks ahead. */
const YEARS_AHEAD = 5;

/** What a report about the equity in a home is made of. Amounts are whole dollars. */
export interface EquityFacts {
  owner: string;
  address: string;
  /** The month of the purchase, as `2019-04`; none before `EQUITY_LIMITS.firstYear`. */
  boughtIn: string;
  price: number;
  /** Nothing when it was paid for without one. */
  loan: number;
  /** Percent a year. */
  rate: number;
  /** How long the loan runs. */
  years: number;
  /** Between these the home is worth today. */
  valueLow: number;
  valueHigh: number;
  /** Percent that the value may change a year; null when nobody looks ahead. */
  change: number | null;
}

/** The same as they are typed into a form. */
export type TypedEquityFacts = Readonly<Record<keyof EquityFacts, string>>;

export type EquityFault =
  | 'needed'
  | 'future'
  | 'too_early'
  | 'not_positive'
  | 'above_price'
  | 'below_low'
  | 'out_of_range';

export const EQUITY_LIMITS = {
  line: 120,
  amount: 999_999_999,
  rate: 20,
  years: 40,
  change: 20,
  firstYear: 1900,
} as const;

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

function monthsOf(month: string): number | null {
  const [, year, number] = MONTH.exec(month) ?? [];
  return year === undefined ? null : Number(year) * 12 + Number(number) - 1;
}

const isAmount = (value: number) => Number.isFinite(value) && value > 0 && value <= EQUITY_LIMITS.amount;
const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;

function monthFault(bought: number | null, now: number): EquityFault | false {
  if (bought === null) return 'needed';
  if (bought > now) return 'future';
  return bought < EQUITY_LIMITS.firstYear * 12 && 'too_early';
}

/**
 * What is wrong with the facts, by field; nothing for those that are right.
 *
 * @param thisMonth as `2026-11`.
 */
export function equityFaults(facts: EquityFacts, thisMonth: string): Partial<Record<keyof EquityFacts, EquityFault>> {
  const { boughtIn, price, loan, rate, years, valueLow, valueHigh, change } = facts;
  const owes = loan > 0;
  const found: Partial<Record<keyof EquityFacts, EquityFault | false | null>> = {
    address: facts.address.trim() === '' && 'needed',
    boughtIn: monthFault(monthsOf(boughtIn), monthsOf(thisMonth) ?? 0),
    price: !isAmount(price) && 'not_positive',
    loan: !isWithin(loan, 0, EQUITY_LIMITS.amount) ? 'not_positive' : loan > price && isAmount(price) && 'above_price',
    rate: owes && !isWithin(rate, 0, EQUITY_LIMITS.rate) && 'out_of_range',
    years: owes && !(Number.isInteger(years) && isWithin(years, 1, EQUITY_LIMITS.years)) && 'out_of_range',
    valueLow: !isAmount(valueLow) && 'not_positive',
    valueHigh: !isAmount(valueHigh) ? 'not_positive' : valueHigh < valueLow && 'below_low',
    change: change !== null && !isWithin(change, -EQUITY_LIMITS.change, EQUITY_LIMITS.change) && 'out_of_range',
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault)) as Partial<
    Record<keyof EquityFacts, EquityFault>
  >;
}

interface Range {
  low: number;
  high: number;
}

export interface EquityReport {
  /** What is still owed today. */
  balance: number;
  equity: Range;
  /** The value of today beside the price. */
  gained: Range;
  /** The years to come in the middle of the range; none when nobody looks ahead. */
  ahead: { year: number; value: number; balance: number; equity: number }[];
}

/** What of a home is its owner's, today and in the years to come: whole dollars. */
export function equityReport(facts: EquityFacts, thisMonth: string): EquityReport {
  const { loan: amount, rate, years, price, valueLow, valueHigh, change } = facts;
  const [now, bought] = [monthsOf(thisMonth) ?? 0, monthsOf(facts.boughtIn) ?? 0];
  const owed = (months: number) => (amount === 0 ? 0 : Math.round(balanceAfter({ amount, rate, years }, months)));
  const paid = Math.max(0, now - bought);
  const balance = owed(paid);
  const middle = (valueLow + valueHigh) / 2;
  const ahead = Array.from({ length: change === null ? 0 : YEARS_AHEAD }, (_, at) => {
    const value = Math.round(middle * (1 + (change ?? 0) / 100) ** (at + 1));
    const then = owed(paid + (at + 1) * 12);
    return { year: Math.floor(now / 12) + at + 1, value, balance: then, equity: value - then };
  });
  return {
    balance,
    equity: { low: valueLow - balance, high: valueHigh - balance },
    gained: { low: valueLow - price, high: valueHigh - price },
    ahead,
  };
}
