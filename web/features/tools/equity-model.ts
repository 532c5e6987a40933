import type { EquityFacts, TypedEquityFacts } from '@yardsign/domain/tools/equity';
import { typedAmount } from '../../lib/format/typed-amount.ts';

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

/** What is typed as a number; what is no number is none. @param comma what a comma is read as. */
function read(typed: string, comma: '' | '.'): number {
  const plain = typedAmount(typed, comma);
  return plain === '' ? Number.NaN : Number(plain);
}

/** `$489,000`: a comma sets thousands off. */
const dollarsOf = (typed: string) => Math.round(read(typed, ''));

/** `6.5 %` or `6,5`: where no thousands can be meant, a comma stands before the decimals. */
const smallNumberOf = (typed: string) => read(typed, '.');

/** What was typed as facts. A home without a loan has none of it to pay; a year without a change is not looked at. */
export function factsOf(typed: Typed): EquityFacts {
  const loan = typed.loan.trim() === '' ? 0 : dollarsOf(typed.loan);
  return {
    owner: typed.owner.trim(),
    address: typed.address.trim(),
    boughtIn: typed.boughtIn,
    price: dollarsOf(typed.price),
    loan,
    rate: loan === 0 ? 0 : smallNumberOf(typed.rate),
    years: loan === 0 ? 1 : smallNumberOf(typed.years),
    valueLow: dollarsOf(typed.valueLow),
    valueHigh: dollarsOf(typed.valueHigh),
    change: typed.change.trim() === '' ? null : smallNumberOf(typed.change),
  };
}
