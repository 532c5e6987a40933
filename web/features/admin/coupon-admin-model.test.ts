import { expect, it } from 'vitest';
import { lengthOf, NEW_COUPON, readCoupon, type TypedCoupon } from './coupon-admin-model.ts';

const moment = { now: new Date('2026-11-21T15:00:00Z'), timeZone: 'America/New_York' };
const filled: TypedCoupon = { ...NEW_COUPON, code: ' SPRING ', amount: '15', nameEn: 'Spring', nameEs: 'Primavera' };
const read = (change: Partial<TypedCoupon>) => readCoupon({ ...filled, ...change }, moment);

it.each([
  [{}, { code: 'SPRING', value: '15%', duration: 'single_use', plans: 'all', ends: null }],
  [{ amount: '12,5 %' }, { value: '12.5%' }],
  [{ kind: 'fixed', amount: '$9.99' }, { value: 9.99 }],
  [
    { kind: 'free_trial', amount: '30', duration: 'forever' },
    { value: '30 days', duration: 'single_use' },
  ],
  [{ duration: 'months', months: '1' }, { duration: '1 month' }],
  [{ duration: 'months', months: '12' }, { duration: '12 months' }],
  [{ plans: ['elite-annual'] }, { plans: ['elite-annual'] }],
  // The day that is chosen counts as a whole.
  [{ lastDay: '2026-11-21' }, { ends: '2026-11-22T05:00:00.000Z' }],
] as const)('%j is sent as %j', (change, sent) => {
  expect(read(change as Partial<TypedCoupon>)).toMatchObject({ wanted: sent, wrong: [] });
});

it.each([
  [{ code: '' }, 'code'],
  [{ code: 'TWO WORDS' }, 'code'],
  [{ amount: '' }, 'amount'],
  [{ amount: '0' }, 'amount'],
  [{ amount: '101' }, 'amount'],
  [{ kind: 'free_trial', amount: '1.5' }, 'amount'],
  [{ duration: 'months', months: '0' }, 'months'],
  [{ duration: 'months', months: 'x' }, 'months'],
  [{ lastDay: '2026-11-20' }, 'lastDay'],
  [{ lastDay: '2026-13-01' }, 'lastDay'],
  [{ nameEn: ' ' }, 'nameEn'],
  [{ nameEs: '' }, 'nameEs'],
] as const)('%j is wrong at %s', (change, field) => {
  expect(read(change as Partial<TypedCoupon>)).toEqual({ wanted: null, wrong: [field] });
});

it.each([
  ['single_use', null, null, 'once'],
  ['forever', null, null, 'always'],
  ['temporal', 3, 'month', { months: 3 }],
  ['temporal', 1, 'year', { months: 12 }],
  ['3 months', null, null, { months: 3 }],
  ['temporal', 2, 'week', 'other'],
  ['temporal', null, 'month', 'other'],
])('%s %s %s goes on %j', (duration, temporal_amount, temporal_unit, length) => {
  const discount = { type: 'percent' as const, percent: 10, currencies: [], trial: null };
  expect(lengthOf({ duration, temporal_amount, temporal_unit, discount })).toEqual(length);
});
