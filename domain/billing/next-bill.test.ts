import { expect, test } from 'vitest';
import { nextBill, type Redeemed } from './next-bill.ts';
import type { Subscription } from './subscription.ts';

const at = (day: string) => new Date(`${day}T12:00:00Z`);

const EXPERT: Subscription = {
  id: 'sub1',
  state: 'active',
  planCode: 'expert-monthly',
  planName: 'Expert Monthly',
  currency: 'USD',
  unitAmount: 6900,
  quantity: 1,
  addOns: [],
  subtotal: 6900,
  tax: 0,
  total: 6900,
  autoRenew: true,
  activatedAt: at('2026-11-20'),
  trialStartedAt: null,
  trialEndsAt: null,
  periodStartedAt: at('2027-01-20'),
  periodEndsAt: at('2027-02-20'),
  termStartedAt: at('2027-01-20'),
  termEndsAt: at('2027-02-20'),
  pausedAt: null,
  remainingPauseCycles: null,
  canceledAt: null,
  expiresAt: null,
  pendingChange: null,
  collectionMethod: 'automatic',
  remainingBillingCycles: 0,
  totalBillingCycles: 1,
};

const months = (amount: number): Redeemed => ({
  coupon: {
    discount: { type: 'percent', percent: 20 },
    plans: null,
    duration: 'temporal',
    temporalAmount: amount,
    temporalUnit: 'month',
  },
  createdAt: at('2026-11-20'),
});
const once = (plans: string[]): Redeemed => ({
  coupon: { ...months(1).coupon, duration: 'single_use', plans },
  createdAt: at('2027-01-25'),
});
const freeMonths: Redeemed = {
  coupon: { ...months(6).coupon, discount: { type: 'free_trial', length: 1, unit: 'month' } },
  createdAt: at('2026-11-20'),
};
const toElite = { planCode: 'elite-annual', price: 89_900, createdAt: at('2027-01-25'), activateAt: at('2027-02-20') };
const seats = [{ code: 'team-member', quantity: 2, unitAmount: 1500 }];

test.each<[string, Partial<Subscription>, Redeemed[], number]>([
  ['is what the processor says', { total: 5520 }, [months(4)], 5520],
  ['is the full price where a coupon ends with the period', { total: 5520 }, [months(3)], 6900],
  ['keeps the coupon that does not end', { total: 4140 }, [months(3), months(12)], 5520],
  ['counts seats', { total: 7920, addOns: seats }, [months(3)], 9900],
  ['is the price of the plan that waits for it', { pendingChange: toElite }, [], 89_900],
  ['takes a coupon off the plan that waits', { pendingChange: toElite }, [once(['elite-annual'])], 71_920],
  ['leaves out a coupon that is not for it', { pendingChange: toElite }, [once(['expert-monthly'])], 89_900],
  ['costs what it costs, though it began with free time', { pendingChange: toElite }, [freeMonths], 89_900],
  ['is taxed as before', { total: 7452, tax: 552, pendingChange: toElite }, [], 97_092],
  [
    'is the processor’s word while the price of a change is not known',
    { pendingChange: { ...toElite, price: null } },
    [],
    6900,
  ],
  [
    'comes after the pause, when a coupon may have ended',
    { total: 5520, pausedAt: at('2027-02-20'), remainingPauseCycles: 2 },
    [months(4)],
    6900,
  ],
])('the next bill %s', (_what, change, redeemed, cents) => {
  expect(nextBill({ ...EXPERT, ...change }, redeemed)).toBe(cents);
});
