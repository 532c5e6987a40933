import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCents, fromCents, percentOf } from './money.ts';
import {
  comparePerMonth,
  intervalOf,
  monthlyEquivalent,
  monthsOfCode,
  monthsOf,
  offeredPlans,
  planSlug,
  savingPercent,
  tiersOf,
} from './plans.ts';

const plan = (code: string, price: number, months: number) => ({ code, price, months, name: code, description: '' });
const PLANS = [
  plan('elite-annual', 89_900, 12),
  plan('expert-monthly', 6900, 1),
  plan('Enterprise-monthly', 500, 1),
  plan('essentials-annual', 39_900, 12),
  plan('essentials-monthly', 4900, 1),
  plan('expert-semi-annual', 36_900, 6),
  plan('big-enterprise', 900, 12),
];

describe('the list of plans', () => {
  test('leaves out what people sell, and begins with the cheapest', () => {
    expect(offeredPlans(PLANS).map(({ code }) => code)).toEqual([
      'essentials-monthly',
      'expert-monthly',
      'expert-semi-annual',
      'essentials-annual',
      'elite-annual',
    ]);
  });

  test('is put together by tiers', () => {
    expect(tiersOf(PLANS).map(({ slug, plans }) => [slug, Object.keys(plans)])).toEqual([
      ['essentials', ['monthly', 'annual']],
      ['expert', ['monthly', 'semi-annual']],
      ['elite', ['annual']],
    ]);
  });

  test.each([
    ['essentials-monthly', 'essentials'],
    ['expert-semi-annual', 'expert'],
    ['elite-annual', 'elite'],
    ['free', 'free'],
    ['monthly', 'monthly'],
  ])('the tier of %s is %s', (code, slug) => {
    expect(planSlug(code)).toBe(slug);
  });

  test.each([
    ['months', 6, 6, 'semi-annual'],
    ['years', 1, 12, 'annual'],
    ['months', 1, 1, 'monthly'],
    ['months', 5, 5, null],
    ['days', 30, null, null],
  ])('an interval in %s of %s is %s months: %s', (unit, length, months, interval) => {
    expect(monthsOf({ unit, length })).toBe(months);
    expect(intervalOf({ months: months ?? 0 })).toBe(interval);
  });
});

test('the code of a plan names the months of its interval, or none', () => {
  const codes = ['elite-monthly', 'elite-semi-annual', 'elite-annual', 'enterprise-of-one'];
  expect(codes.map(monthsOfCode)).toEqual([1, 6, 12, null]);
});

describe('what a plan costs a month', () => {
  test('is compared without rounding', () => {
    expect(monthlyEquivalent(plan('essentials-annual', 39_900, 12))).toBe(3325);
    expect(comparePerMonth(plan('a', 100, 3), plan('b', 34, 1))).toBeLessThan(0);
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.constantFrom(1, 6, 12),
        fc.nat(1_000_000),
        fc.constantFrom(1, 6, 12),
        (a, m, b, n) => {
          // In twelfths of a month both are whole numbers.
          const exact = (a * 12) / m - (b * 12) / n;
          expect(Math.sign(comparePerMonth({ price: a, months: m }, { price: b, months: n }))).toBe(Math.sign(exact));
        },
      ),
    );
  });

  test.each([
    [4900, 1, 39_900, 12, 32],
    [4900, 1, 58_800, 12, 0],
    [4900, 1, 90_000, 12, 0],
    [0, 1, 100, 12, 0],
    [6900, 1, 36_900, 6, 10],
  ])('%s for %s months against %s for %s months saves %s percent', (price, months, longPrice, longMonths, percent) => {
    expect(savingPercent({ price, months }, { price: longPrice, months: longMonths })).toBe(percent);
  });
});

test('money is whole cents, there and back', () => {
  fc.assert(fc.property(fc.nat(100_000_000), (cents) => toCents(fromCents(cents)) === cents));
  expect([toCents(49.99), toCents(0.1 + 0.2), percentOf(4995, 10), percentOf(4994, 10)]).toEqual([4999, 30, 500, 499]);
});
