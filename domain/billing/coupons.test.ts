import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { couponEnd } from './coupon-end.ts';
import { billedAmount, couponApplies, eligiblePlans, findCoupon } from './coupons.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const plan = (code: string, price: number, months: number) => ({ code, price, months, name: code, description: '' });
const PRICES = { essentials: [4900, 39_900], expert: [6900, 59_900], elite: [9900, 89_900] } as const;
const PLANS = Object.entries(PRICES).flatMap(([slug, [month, year]]) => [
  plan(`${slug}-monthly`, month, 1),
  plan(`${slug}-annual`, year, 12),
]);

describe('a code', () => {
  const coupons = [
    { code: 'SPRING', expiredAt: null, redeemable: true },
    { code: 'LATE', expiredAt: NOW, redeemable: true },
    { code: 'SOON', expiredAt: new Date(NOW.getTime() + 1), redeemable: true },
    { code: 'FULL', expiredAt: null, redeemable: false },
  ];

  test.each([
    ['SPRING', 'SPRING'],
    ['  spring ', 'SPRING'],
    ['soon', 'SOON'],
    ['LATE', null],
    ['FULL', null],
    ['NOBODY', null],
    ['', null],
  ])('%j finds %s', (typed, code) => {
    const found = findCoupon(coupons, typed, NOW);
    expect(found.ok ? found.value.code : null).toBe(code);
  });
});

/** For every present plan, by hand: the plans that a coupon for all counts for. */
const FOR_ALL: Record<string, string> = {
  'essentials-monthly': 'essentials-annual expert-monthly expert-annual elite-monthly elite-annual',
  'essentials-annual': 'expert-monthly expert-annual elite-monthly elite-annual',
  'expert-monthly': 'expert-annual elite-monthly elite-annual',
  'expert-annual': 'elite-monthly elite-annual',
  'elite-monthly': 'elite-annual',
  'elite-annual': '',
};
/** The same of a coupon that lists the three plans of a year. */
const FOR_ANNUAL: Record<string, string> = {
  'essentials-monthly': 'essentials-annual expert-annual elite-annual',
  'essentials-annual': 'expert-annual elite-annual',
  'expert-monthly': 'essentials-annual expert-annual elite-annual',
  'expert-annual': 'essentials-annual elite-annual',
  'elite-monthly': 'essentials-annual expert-annual elite-annual',
  'elite-annual': 'essentials-annual expert-annual',
};

describe('the plans that a coupon counts for', () => {
  const annual = PLANS.filter(({ months }) => months === 12).map(({ code }) => code);

  test.each(PLANS.map((current) => [current.code, current] as const))('beside %s', (code, current) => {
    // A year's plan costs 3,325, 4,992 or 7,492 cents a month, which decides against those of a month.
    const dearer = (FOR_ALL[code] ?? '').split(' ').filter((other) => other !== '');
    expect(PLANS.filter((one) => couponApplies({ plans: null }, one, current)).map((one) => one.code)).toEqual(dearer);
    const listed = (FOR_ANNUAL[code] ?? '').split(' ');
    expect(PLANS.filter((one) => couponApplies({ plans: annual }, one, current)).map((one) => one.code)).toEqual(
      listed,
    );
  });

  test('are none that cost as much a month as the present one', () => {
    const [same, current] = [plan('other-monthly', 6900, 1), plan('expert-monthly', 6900, 1)];
    expect(couponApplies({ plans: null }, same, current)).toBe(false);
  });

  test('are all of its own for who has no plan', () => {
    expect(eligiblePlans({ plans: null }, PLANS, null)).toEqual({ ok: true, value: PLANS });
    expect(eligiblePlans({ plans: ['elite-annual'] }, PLANS, null)).toMatchObject({
      value: [{ code: 'elite-annual' }],
    });
    expect(eligiblePlans({ plans: ['gone'] }, PLANS, null)).toEqual({ ok: false, reason: 'none' });
  });
});

describe('the amount that is billed', () => {
  test.each([
    [4900, [{ type: 'percent', percent: 15 }], 4165],
    [4999, [{ type: 'percent', percent: 50 }], 2499],
    [4900, [{ type: 'fixed', amount: 10_000 }], 0],
    [
      4900,
      [
        { type: 'fixed', amount: 900 },
        { type: 'percent', percent: 50 },
      ],
      2000,
    ],
    [4900, [{ type: 'free_trial', length: 1, unit: 'month' }], 0],
    [4900, [], 4900],
  ] as const)('%s with %j is %s', (price, discounts, billed) => {
    expect(billedAmount(price, discounts)).toBe(billed);
  });

  test('is a whole number of cents between 0 and the price, whatever the coupons', () => {
    const discount = fc.oneof(
      fc.record({ type: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
      fc.record({ type: fc.constant('fixed' as const), amount: fc.nat(200_000) }),
      fc.record({ type: fc.constant('free_trial' as const), length: fc.constant(1), unit: fc.constant('month') }),
    );
    fc.assert(
      fc.property(fc.nat(200_000), fc.array(discount, { maxLength: 5 }), (price, discounts) => {
        const billed = billedAmount(price, discounts);
        expect(Number.isInteger(billed) && billed >= 0 && billed <= price).toBe(true);
      }),
    );
  });
});

describe('the end of a redeemed coupon', () => {
  const at = new Date('2027-01-31T10:00:00Z');
  const periodEndsAt = new Date('2027-02-20T00:00:00Z');
  const end = (duration: string, temporalAmount: number | null = null, temporalUnit: string | null = null) => {
    const found = couponEnd({ duration, temporalAmount, temporalUnit }, { at, periodEndsAt });
    return found.ok ? (found.value?.toISOString().slice(0, 10) ?? 'never') : found.reason;
  };

  test.each([
    [end('forever'), 'never'],
    [end('single_use'), '2027-02-20'],
    [end('3 months'), '2027-04-30'],
    [end('1 month'), '2027-02-28'],
    [end('temporal', 10, 'day'), '2027-02-10'],
    [end('temporal', 2, 'week'), '2027-02-14'],
    [end('temporal', 13, 'month'), '2028-02-29'],
    [end('temporal', 1, 'year'), '2028-01-31'],
    [end('temporal', null, 'month'), 'unreadable'],
    [end('temporal', 1, 'moon'), 'unreadable'],
    [end('temporal', 1, 'constructor'), 'unreadable'],
    [end('some months'), 'unreadable'],
  ])('%s', (found, expected) => {
    expect(found).toBe(expected);
  });
});
