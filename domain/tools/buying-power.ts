import { monthlyPayment } from './loan.ts';

/** The loan beside the base loan, by column. */
const LOAN_CHANGES = [-0.1, -0.05, 0, 0.05, 0.1] as const;
/** The rate beside the middle one, in steps, by row. */
const RATE_STEPS = [-2, -1, 0, 1, 2] as const;
const YEARS = 30;

interface BuyingPowerAsked {
  /** Dollars. */
  loan: number;
  /** Percent a year, in the middle row. */
  rate: number;
  /** Percent between rows. */
  step: number;
  /** Dollars a month that may be spent; null when nobody said. */
  budget: number | null;
}

export interface BuyingPower {
  /** Whole dollars, by column. */
  loans: readonly number[];
  rows: readonly {
    /** Percent a year, never below zero. */
    rate: number;
    /** Whole dollars a month, and whether the budget covers them, by column. */
    cells: readonly { payment: number; within: boolean }[];
  }[];
}

/** What a loan costs a month at five rates and for five amounts, on thirty years. */
export function buyingPower({ loan, rate, step, budget }: BuyingPowerAsked): BuyingPower {
  const loans = LOAN_CHANGES.map((change) => Math.round(loan * (1 + change)));
  const rows = RATE_STEPS.map((steps) => {
    const asked = Math.max(0, Math.round((rate + steps * step) * 1000) / 1000);
    const cells = loans.map((amount) => {
      const payment = Math.round(monthlyPayment({ amount, rate: asked, years: YEARS }));
      return { payment, within: budget !== null && payment <= budget };
    });
    return { rate: asked, cells };
  });
  return { loans, rows };
}
