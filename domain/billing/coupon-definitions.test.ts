import { describe, expect, test } from 'vitest';
import {
  type CouponDefinition,
  couponStanding,
  couponEndsAt,
  isKept,
  readCouponDuration,
  readCouponValue,
} from './coupon-definitions.ts';

test.each([
  ['15%', { type: 'percent', percent: 15 }],
  ['100%', { type: 'percent', percent: 100 }],
  ['12.5%', { type: 'percent', percent: 12.5 }],
  [15, { type: 'fixed', amount: 1500 }],
  [9.99, { type: 'fixed', amount: 999 }],
  ['30 days', { type: 'free_trial', length: 30, unit: 'day' }],
  ['1 month', { type: 'free_trial', length: 1, unit: 'month' }],
  ['0 days', null],
  ['2 years', null],
  ['0%', null],
  ['101%', null],
  ['15', null],
  ['-5%', null],
  [0, null],
  [-1, null],
])('the value %j is read as %j', (value, discount) => {
  expect(readCouponValue(value)).toEqual(discount);
});

test.each([
  ['forever', { duration: 'forever', temporalAmount: null, temporalUnit: null }],
  ['single_use', { duration: 'single_use', temporalAmount: null, temporalUnit: null }],
  ['1 month', { duration: 'temporal', temporalAmount: 1, temporalUnit: 'month' }],
  ['3 months', { duration: 'temporal', temporalAmount: 3, temporalUnit: 'month' }],
  ['0 months', null],
  ['3 weeks', null],
  ['', null],
])('the duration %j is read as %j', (text, duration) => {
  expect(readCouponDuration(text)).toEqual(duration);
});

const TWELVE = { duration: 'temporal', temporalAmount: 12, temporalUnit: 'month' };
const DEFINED: CouponDefinition = {
  code: 'SPRING',
  purpose: 'promo',
  discount: { type: 'percent', percent: 15 },
  duration: TWELVE,
  plans: ['elite-annual', 'expert-annual'],
  endsAt: null,
  names: { en: 'Spring', es: 'Primavera' },
};
const KEPT = {
  code: 'SPRING',
  name: 'x',
  discount: { type: 'percent' as const, percent: 15 },
  plans: ['expert-annual', 'elite-annual'],
  expiredAt: null,
  redeemable: true,
  ...TWELVE,
};

describe('the processor keeps what is defined', () => {
  test.each([
    [{}, true],
    [{ temporalAmount: 1, temporalUnit: 'year' }, true],
    [{ duration: '12 months', temporalAmount: null, temporalUnit: null }, true],
    [{ temporalAmount: 11 }, false],
    [{ temporalAmount: 12, temporalUnit: 'week' }, false],
    [{ duration: 'forever' }, false],
    [{ discount: { type: 'percent' as const, percent: 20 } }, false],
    [{ discount: { type: 'fixed' as const, amount: 15 } }, false],
    [{ discount: { type: 'unknown' as const } }, false],
    [{ plans: null }, false],
    [{ plans: ['elite-annual'] }, false],
  ])('with %j: %s', (change, kept) => {
    expect(isKept(DEFINED, { ...KEPT, ...change })).toBe(kept);
  });
});

const [early, late] = [new Date('2026-01-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')];
test.each([
  [null, null, null],
  [early, null, early],
  [null, late, late],
  [early, late, early],
  [late, early, early],
])('of the ends %j and %j the earlier one counts', (endsAt, expiredAt, end) => {
  expect(couponEndsAt({ ...DEFINED, endsAt }, { expiredAt })).toEqual(end);
});

describe('how a coupon stands', () => {
  const now = new Date('2026-11-21T15:00:00Z');
  const past = new Date('2026-11-21T15:00:00Z');
  const standing = (change: Partial<Parameters<typeof couponStanding>[0]>) =>
    couponStanding({ definition: DEFINED, kept: KEPT, isSettled: true, ...change }, now);

  test.each([
    ['open', {}],
    ['open', { definition: null }],
    ['waiting', { kept: null, isSettled: false }],
    ['missing', { kept: null }],
    ['differs', { kept: { ...KEPT, plans: null } }],
    ['ended', { kept: { ...KEPT, redeemable: false } }],
    ['ended', { kept: { ...KEPT, expiredAt: past } }],
    ['ended', { definition: { ...DEFINED, endsAt: past } }],
    // What was ended before the processor had heard of it.
    ['ended', { definition: { ...DEFINED, endsAt: past }, kept: null, isSettled: false }],
  ] as const)('%s with %j', (expected, change) => {
    expect(standing(change)).toBe(expected);
  });

  test('a longer trial is the same one or another', () => {
    const trial = { type: 'free_trial' as const, length: 30, unit: 'day' };
    const definition = { ...DEFINED, discount: trial };
    expect(standing({ definition, kept: { ...KEPT, discount: trial } })).toBe('open');
    expect(standing({ definition, kept: { ...KEPT, discount: { ...trial, length: 31 } } })).toBe('differs');
    expect(standing({ definition })).toBe('differs');
  });
});
