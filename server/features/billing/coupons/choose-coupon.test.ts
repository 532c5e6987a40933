import { beforeAll, expect, test } from 'vitest';
import { createStillClock } from '../../../platform/clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { readCoupons } from './choose-coupon.ts';
import type { BillingDeps, SiteCoupon } from '../ports.ts';

const plan = (code: string, price: number, months: number) => ({ code, name: code, description: '', price, months });
const PLANS = [plan('expert-monthly', 6900, 1), plan('expert-annual', 59_900, 12), plan('elite-monthly', 9900, 1)];
const [MONTH, YEAR, ELITE] = PLANS as [(typeof PLANS)[0], (typeof PLANS)[0], (typeof PLANS)[0]];

function coupon(code: string, more: Partial<SiteCoupon> = {}): SiteCoupon {
  return {
    id: code,
    code,
    name: code,
    state: 'redeemable',
    discount: { type: 'percent', percent: 15 },
    plans: null,
    expiredAt: null,
    redeemable: true,
    duration: 'single_use',
    temporalAmount: null,
    temporalUnit: null,
    ...more,
  };
}

const COUPONS = [
  coupon('SPRING'),
  coupon('GIFT', { discount: { type: 'unknown' } }),
  coupon('YEARS', { plans: ['expert-annual'] }),
  coupon('LATE', { expiredAt: new Date('2026-01-01T00:00:00Z') }),
  coupon('OLD', { plans: ['expert-weekly'] }),
];
let deps: BillingDeps;
beforeAll(async () => {
  deps = {
    db: (await testDatabase()).db,
    clock: createStillClock('2026-11-22T12:00:00Z'),
    processor: { coupons: async () => COUPONS },
    readCouponDefinitions: async () => [],
  } as unknown as BillingDeps;
});

const ANN = { memberId: 'usr_a', redeemed: [] };
const read = (typed: string, chosen = ELITE, current: typeof ELITE | null = null) =>
  readCoupons(deps, ANN, [typed], { plans: PLANS, plan: chosen, current }).then(
    (codes) => codes.join(),
    (error: { code: string }) => error.code,
  );

test.each([
  [' spring ', ELITE, MONTH, 'SPRING'],
  ['spring', YEAR, MONTH, 'SPRING'],
  ['spring', MONTH, YEAR, 'coupon_problem'],
  ['years', YEAR, null, 'YEARS'],
  ['years', ELITE, null, 'coupon_problem'],
  ['old', ELITE, null, 'no_eligible_plans'],
  ['late', ELITE, null, 'invalid_coupon'],
  ['nobody', ELITE, null, 'invalid_coupon'],
  ['gift', ELITE, null, 'invalid_coupon_type'],
])('%j for a plan, in place of another, is %s', async (typed, chosen, current, answer) => {
  expect(await read(typed, chosen, current)).toBe(answer);
});

test('for what is no plan only a coupon for all plans counts', async () => {
  expect(await readCoupons(deps, ANN, ['spring'], null)).toEqual(['SPRING']);
  await expect(readCoupons(deps, ANN, ['years'], null)).rejects.toMatchObject({ code: 'coupon_problem' });
});

test('a coupon that is named twice is redeemed once, and one that the account uses already not again', async () => {
  expect(await readCoupons(deps, ANN, ['spring', ' SPRING'], null)).toEqual(['SPRING']);
  const bea = { memberId: 'usr_b', redeemed: [{ coupon: coupon('SPRING') }] };
  expect(await readCoupons(deps, bea, ['spring'], null)).toEqual([]);
});
