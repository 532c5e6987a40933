import { z } from 'zod';
import type { BillingSnapshot } from '../ports.ts';

const date = z.coerce.date();
const maybeDate = z.union([z.null(), date]);

const coupon = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  state: z.string(),
  discount: z.discriminatedUnion('type', [
    z.object({ type: z.literal('percent'), percent: z.number() }),
    z.object({ type: z.literal('fixed'), amount: z.number() }),
    z.object({ type: z.literal('free_trial'), length: z.number(), unit: z.string() }),
  ]),
  plans: z.array(z.string()).nullable(),
  expiredAt: maybeDate,
  redeemable: z.boolean(),
  duration: z.string(),
  temporalAmount: z.number().nullable(),
  temporalUnit: z.string().nullable(),
});

const snapshotSchema = z.object({
  account: z
    .object({
      id: z.string(),
      code: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      company: z.string(),
      address: z.record(z.string(), z.string()),
      card: z
        .object({
          type: z.string(),
          lastFour: z.string(),
          expMonth: z.number(),
          expYear: z.number(),
          fingerprint: z.string().default(''),
        })
        .nullable(),
      hasLiveSubscription: z.boolean(),
      hasPastDueInvoice: z.boolean(),
    })
    .nullable(),
  subscription: z
    .object({
      id: z.string(),
      state: z.string(),
      planCode: z.string(),
      planName: z.string(),
      currency: z.string(),
      unitAmount: z.number(),
      quantity: z.number(),
      addOns: z.array(z.object({ code: z.string(), quantity: z.number(), unitAmount: z.number() })),
      subtotal: z.number(),
      tax: z.number(),
      total: z.number(),
      autoRenew: z.boolean(),
      activatedAt: maybeDate,
      trialStartedAt: maybeDate,
      trialEndsAt: maybeDate,
      periodStartedAt: maybeDate,
      periodEndsAt: maybeDate,
      termStartedAt: maybeDate,
      termEndsAt: maybeDate,
      pausedAt: maybeDate,
      remainingPauseCycles: z.number().nullable(),
      canceledAt: maybeDate,
      expiresAt: maybeDate,
      pendingChange: z
        // A snapshot from before its price was kept: it comes with the next look.
        .object({ planCode: z.string(), price: z.number().nullable().default(null), createdAt: date, activateAt: date })
        .nullable(),
      collectionMethod: z.string(),
      remainingBillingCycles: z.number().nullable(),
      totalBillingCycles: z.number().nullable(),
    })
    .nullable(),
  coupons: z.array(z.object({ coupon, createdAt: date })),
  pastDue: z.array(
    z.object({
      number: z.string(),
      type: z.enum(['charge', 'credit']),
      state: z.string(),
      lines: z.array(z.object({ description: z.string(), amount: z.number() })),
      tax: z.number(),
      total: z.number(),
      balance: z.number(),
      refundable: z.number().default(0),
      dueAt: date,
      createdAt: date,
    }),
  ),
  balance: z.number(),
  // A snapshot from before payments were counted: nothing is known, and they are counted with the next look.
  payments: z.number().default(0),
});

/** A snapshot as the database holds it: its times are text there. */
export function readSnapshot(stored: unknown): BillingSnapshot {
  return snapshotSchema.parse(stored);
}
