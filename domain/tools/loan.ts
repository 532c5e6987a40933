const MONTHS_A_YEAR = 12;
const PERCENT = 100;

/** A loan that is paid back in equal monthly payments. */
export interface Loan {
  /** Dollars. */
  amount: number;
  /** Percent a year. */
  rate: number;
  years: number;
}

/** Principal and interest a month, in dollars, not rounded: P·r / (1 − (1+r)^−n). */
export function monthlyPayment({ amount, rate, years }: Loan): number {
  const monthly = rate / PERCENT / MONTHS_A_YEAR;
  const months = years * MONTHS_A_YEAR;
  return monthly === 0 ? amount / months : (amount * monthly) / (1 - (1 + monthly) ** -months);
}

/** What is still owed after so many payments, in dollars, not rounded; never less than nothing. */
export function balanceAfter(loan: Loan, payments: number): number {
  if (payments >= loan.years * MONTHS_A_YEAR) return 0;
  const monthly = loan.rate / PERCENT / MONTHS_A_YEAR;
  const paid = monthlyPayment(loan);
  if (monthly === 0) return Math.max(0, loan.amount - paid * payments);
  const grown = (1 + monthly) ** payments;
  return Math.max(0, loan.amount * grown - (paid * (grown - 1)) / monthly);
}
