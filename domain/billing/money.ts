/** An amount of money in whole cents. A fraction of a cent never leaves the function that rounds it. */
export type Cents = number;

/** The card processor writes amounts as decimal numbers: 49.9 is 4990 cents. */
export function toCents(amount: number): Cents {
  return Math.round(amount * 100);
}

/** The other way round, for the wire: both sides of it write decimal numbers with two places. */
export function fromCents(cents: Cents): number {
  return cents / 100;
}

/** A share of an amount, rounded half up to the cent. */
export function percentOf(cents: Cents, percent: number): Cents {
  return Math.floor((cents * percent) / 100 + 0.5);
}
