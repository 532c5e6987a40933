import { DAY_MS } from '@yardsign/domain/time/spans';
import type { Plan } from '@yardsign/domain/billing/plans';
import type { BillingSnapshot, Invoice } from '../ports.ts';

const TIERS = [
  { slug: 'essentials', name: 'Essentials', month: 4900, year: 39_900 },
  { slug: 'expert', name: 'Expert', month: 6900, year: 59_900 },
  { slug: 'elite', name: 'Elite', month: 9900, year: 89_900 },
];

/** Plans as our own staff is shown them: the processor is not asked for its staff. */
export const CREW_PLANS: Plan[] = TIERS.flatMap(({ slug, name, month, year }) => [
  { code: `${slug}-monthly`, name: `${name} Monthly`, description: '', price: month, months: 1 },
  { code: `${slug}-annual`, name: `${name} Annual`, description: '', price: year, months: 12 },
]);

export function crewInvoices(now: Date): Invoice[] {
  return [1, 2, 3].map((month) => {
    const createdAt = new Date(now.getTime() - month * 30 * DAY_MS);
    return {
      number: String(1000 - month),
      type: 'charge',
      state: 'paid',
      lines: [{ description: 'Elite Monthly', amount: 9900 }],
      tax: 0,
      total: 9900,
      balance: 0,
      refundable: 0,
      dueAt: createdAt,
      createdAt,
    };
  });
}

/** An account that does not exist, so that the pages can be looked at (C-29). */
export function crewSnapshot(memberId: string, now: Date): BillingSnapshot {
  const periodEndsAt = new Date(now.getTime() + 15 * DAY_MS);
  const periodStartedAt = new Date(now.getTime() - 15 * DAY_MS);
  const activatedAt = new Date(now.getTime() - 105 * DAY_MS);
  return {
    account: {
      id: 'test',
      code: memberId,
      firstName: 'Test',
      lastName: 'Data',
      company: '',
      address: {},
      card: { type: 'Visa', lastFour: '1111', expMonth: 12, expYear: now.getUTCFullYear() + 3, fingerprint: '' },
      hasLiveSubscription: true,
      hasPastDueInvoice: false,
    },
    subscription: {
      id: 'testsubscription',
      state: 'active',
      planCode: 'elite-monthly',
      planName: 'Elite Monthly',
      currency: 'USD',
      unitAmount: 9900,
      quantity: 1,
      addOns: [],
      subtotal: 9900,
      tax: 0,
      total: 9900,
      autoRenew: true,
      activatedAt,
      trialStartedAt: null,
      trialEndsAt: null,
      periodStartedAt,
      periodEndsAt,
      termStartedAt: periodStartedAt,
      termEndsAt: periodEndsAt,
      pausedAt: null,
      remainingPauseCycles: null,
      canceledAt: null,
      expiresAt: null,
      pendingChange: null,
      collectionMethod: 'automatic',
      remainingBillingCycles: 0,
      totalBillingCycles: 1,
    },
    coupons: [],
    pastDue: [],
    balance: 0,
    payments: 2,
  };
}
