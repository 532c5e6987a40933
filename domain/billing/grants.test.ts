import { expect, test } from 'vitest';
import { PLAN_FEATURES } from '../access/features.ts';
import { entitlementOf, grantOf, PLAN_SLUGS } from './grants.ts';
import { memberHasPaid } from './has-paid.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const running = { state: 'active', planCode: 'expert-monthly', pausedAt: null, expiresAt: null, addOns: [] };
const when = { pastDueSince: null, graceDays: 14, now: NOW };

test('each tier gives what the one below it gives, and more', () => {
  const [essentials, expert, elite] = PLAN_SLUGS.map((slug) => grantOf(`${slug}-annual`)?.includes ?? []);
  expect(expert?.slice(0, essentials?.length)).toEqual(essentials);
  expect(elite).toEqual(PLAN_FEATURES);
  expect(elite).toEqual(expect.arrayContaining([...(expert ?? [])]));
});

test.each([
  ['enterprise-2024', 'elite'],
  ['free', undefined],
  ['gift', undefined],
])('the plan %s gives %s', (code, slug) => {
  expect(grantOf(code)?.slug).toBe(slug);
});

test.each([
  ['runs', running, null, 'active', 'expert'],
  ['is cancelled and not over', { ...running, state: 'canceled', expiresAt: daysAgo(-1) }, null, 'active', 'expert'],
  ['is cancelled and over', { ...running, state: 'canceled', expiresAt: NOW }, null, 'inactive', undefined],
  [
    'is cancelled during its pause',
    { ...running, state: 'canceled', pausedAt: daysAgo(3), expiresAt: daysAgo(-1) },
    null,
    'paused',
    undefined,
  ],
  [
    'is cancelled before its pause begins',
    { ...running, state: 'canceled', pausedAt: daysAgo(-1), expiresAt: daysAgo(-1) },
    null,
    'active',
    'expert',
  ],
  ['waits for its pause', { ...running, pausedAt: daysAgo(-3) }, null, 'active', 'expert'],
  ['is paused', { ...running, state: 'paused', pausedAt: daysAgo(3) }, null, 'paused', undefined],
  ['is paused, with an unpaid bill', { ...running, state: 'paused', pausedAt: daysAgo(3) }, 99, 'paused', undefined],
  ['has ended', { ...running, state: 'expired' }, null, 'inactive', undefined],
  ['has an unpaid bill of 13 days', running, 13, 'active', 'expert'],
  ['has an unpaid bill of 14 days', running, 14, 'inactive', undefined],
  ['is the free one', { ...running, planCode: 'free' }, null, 'active', undefined],
  ['is not there', null, null, 'inactive', undefined],
])('a subscription that %s', (_case, subscription, unpaidDays, status, slug) => {
  const pastDueSince = unpaidDays === null ? null : daysAgo(unpaidDays);
  const entitlement = entitlementOf(subscription, { ...when, pastDueSince });
  expect([entitlement.status, entitlement.grant?.slug]).toEqual([status, slug]);
});

test('seats that were bought are counted, and other additions are not', () => {
  const addOns = [
    { code: 'team-member', quantity: 3, unitAmount: 1500 },
    { code: 'storage', quantity: 9, unitAmount: 100 },
  ];
  expect(entitlementOf({ ...running, addOns }, when).seats).toBe(3);
  expect(entitlementOf({ ...running, addOns, state: 'paused', pausedAt: daysAgo(1) }, when).seats).toBe(0);
});

test('a member has paid with the first paid invoice, or when the trial of a plan that costs is over with nothing due', () => {
  for (const total of [null, 0, 4900])
    for (const unitAmount of [null, 0, 4900])
      for (const inTrial of [false, true])
        for (const hasPastDueInvoice of [false, true]) {
          const facts = {
            paidInvoices: total === null ? [] : [{ total }],
            running: unitAmount === null ? null : { unitAmount, inTrial },
            hasPastDueInvoice,
          };
          const expected = total === 4900 || (unitAmount === 4900 && !inTrial && !hasPastDueInvoice);
          expect([facts, memberHasPaid(facts)]).toEqual([facts, expected]);
        }
});
