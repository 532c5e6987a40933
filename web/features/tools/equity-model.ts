import type { EquityFacts, TypedEquityFacts } from '@yardsign/domain/tools/equity';

/** The form as it is typed. */
export type Typed = TypedEquityFacts;

export const EMPTY: Typed = {
  owner: '',
  address: '',
  boughtIn: '',
  price: '',
  loan: '',
  rate: '',
  years: '30',
  valueLow: '',
  valueHigh: '',
  change: '',
};

/** `$489,000` or `6.5 %` as a number; what is no number is none. */
function numberOf(typed: string): number {
  const plain = typed.replace(/[$,%\s]/g, '');
  return plain === '' ? Number.NaN : Number(plain);
}

/** What was typed as facts. A home without a loan has none of it to pay; a year without a change is not looked at. */
export function factsOf(typed: Typed): EquityFacts {
  const loan = typed.loan.trim() === '' ? 0 : numberOf(typed.loan);
  return {
    owner: typed.owner.trim(),
    address: typed.address.trim(),
    boughtIn: typed.boughtIn,
    price: Math.round(numberOf(typed.price)),
    loan: Math.round(loan),
    rate: loan === 0 ? 0 : numberOf(typed.rate),
    years: loan === 0 ? 1 : numberOf(typed.years),
    valueLow: Math.round(numberOf(typed.valueLow)),
    valueHigh: Math.round(numberOf(typed.valueHigh)),
    change: typed.change.trim() === '' ? null : numberOf(typed.change),
  };
}
