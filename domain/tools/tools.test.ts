import { describe, expect, test } from 'vitest';
import { buyingPower } from './buying-power.ts';
import { projectedValues } from './home-value.ts';
import { balanceAfter, monthlyPayment } from './loan.ts';

const LOAN = { amount: 400_000, rate: 6.5, years: 30 };

describe('a loan', () => {
  // The figures of any lender's calculator.
  test.each([
    [LOAN, 2528.27],
    [{ amount: 100_000, rate: 6, years: 30 }, 599.55],
    [{ amount: 240_000, rate: 3, years: 15 }, 1657.4],
    [{ amount: 36_000, rate: 0, years: 30 }, 100],
  ])('%j costs %d a month', (loan, payment) => {
    expect(monthlyPayment(loan)).toBeCloseTo(payment, 2);
  });

  test('is owed whole at first, half way down later than half way through, and not at all in the end', () => {
    expect(balanceAfter(LOAN, 0)).toBe(400_000);
    expect(balanceAfter(LOAN, 60)).toBeCloseTo(374_443.76, 0);
    expect(balanceAfter(LOAN, 180)).toBeGreaterThan(200_000);
    expect(balanceAfter(LOAN, 359)).toBeCloseTo(monthlyPayment(LOAN) / (1 + 0.065 / 12), 2);
    expect([balanceAfter(LOAN, 360), balanceAfter(LOAN, 400)]).toEqual([0, 0]);
    expect(balanceAfter({ ...LOAN, rate: 0 }, 180)).toBe(200_000);
  });
});

describe('purchasing power', () => {
  test('is five rates by five loans around what was asked, with what the budget covers', () => {
    const { loans, rows } = buyingPower({ loan: 400_000, rate: 6.5, step: 0.25, budget: 2528 });
    expect(loans).toEqual([360_000, 380_000, 400_000, 420_000, 440_000]);
    expect(rows.map(({ rate }) => rate)).toEqual([6, 6.25, 6.5, 6.75, 7]);
    expect(rows[2]?.cells.map(({ payment }) => payment)).toEqual([2275, 2402, 2528, 2655, 2781]);
    expect(rows.map(({ cells }) => cells.filter(({ within }) => within).length)).toEqual([4, 3, 3, 2, 2]);
  });

  test('marks nothing without a budget, and never asks for a rate below zero', () => {
    const { rows } = buyingPower({ loan: 50_000, rate: 0.5, step: 0.5, budget: null });
    expect(rows.map(({ rate }) => rate)).toEqual([0, 0, 0.5, 1, 1.5]);
    expect(rows.some(({ cells }) => cells.some(({ within }) => within))).toBe(false);
  });
});

test('a forecast is applied year upon year', () => {
  const years = [3, -1].map((average, at) => ({ year: 2027 + at, low: 0, average, high: 10 }));
  const survey = { source: 'x', quarter: '2026-Q3', sample: true, years };
  expect(projectedValues(400_000, survey, 'average')).toEqual([
    { year: 2027, value: 412_000, gained: 12_000 },
    { year: 2028, value: 407_880, gained: 7_880 },
  ]);
  expect(projectedValues(400_000, survey, 'low').map(({ gained }) => gained)).toEqual([0, 0]);
});
