import { describe, expect, test } from 'vitest';
import { equityFaults, type EquityFacts, equityReport } from './equity.ts';

const FACTS: EquityFacts = {
  owner: 'Rosa Díaz',
  address: '418 Sycamore Lane',
  boughtIn: '2021-11',
  price: 380_000,
  loan: 300_000,
  rate: 3.25,
  years: 30,
  valueLow: 430_000,
  valueHigh: 470_000,
  change: 3,
};
const NOW = '2026-11';

describe('the equity in a home', () => {
  test('is its value without what is still owed', () => {
    const { balance, equity, gained, ahead } = equityReport(FACTS, NOW);
    // Sixty payments of $1,305.62.
    expect(balance).toBe(267_920);
    expect(equity).toEqual({ low: 162_080, high: 202_080 });
    expect(gained).toEqual({ low: 50_000, high: 90_000 });
    expect(ahead.map(({ year }) => year)).toEqual([2027, 2028, 2029, 2030, 2031]);
    expect(ahead[0]).toMatchObject({ value: 463_500, equity: 463_500 - (ahead[0]?.balance ?? 0) });
    expect(ahead[4]?.balance).toBeLessThan(ahead[0]?.balance ?? 0);
  });

  test('is all of it without a loan, and after the last payment', () => {
    expect(equityReport({ ...FACTS, loan: 0 }, NOW).equity.low).toBe(430_000);
    expect(equityReport({ ...FACTS, boughtIn: '1990-01' }, NOW).balance).toBe(0);
    expect(equityReport({ ...FACTS, change: null }, NOW).ahead).toEqual([]);
  });

  test('can be less than nothing', () => {
    expect(equityReport({ ...FACTS, valueLow: 200_000 }, NOW).equity.low).toBe(-67_920);
  });
});

test.each<[Partial<EquityFacts>, Partial<Record<keyof EquityFacts, string>>]>([
  [{}, {}],
  [{ address: '  ' }, { address: 'needed' }],
  [{ boughtIn: '2026-12' }, { boughtIn: 'future' }],
  [{ boughtIn: '2021-13' }, { boughtIn: 'needed' }],
  [{ boughtIn: '1899-12' }, { boughtIn: 'too_early' }],
  [{ boughtIn: '1900-01' }, {}],
  [{ price: 0 }, { price: 'not_positive' }],
  [{ price: Number.NaN }, { price: 'not_positive' }],
  [{ loan: 380_001 }, { loan: 'above_price' }],
  [{ rate: 21 }, { rate: 'out_of_range' }],
  [{ years: 0 }, { years: 'out_of_range' }],
  [{ years: 2.5 }, { years: 'out_of_range' }],
  [{ loan: 0, rate: 99, years: 0 }, {}],
  [{ valueHigh: 429_999 }, { valueHigh: 'below_low' }],
  [{ change: -21 }, { change: 'out_of_range' }],
])('what is wrong with %j is said at its field', (change, faults) => {
  expect(equityFaults({ ...FACTS, ...change }, NOW)).toEqual(faults);
});
