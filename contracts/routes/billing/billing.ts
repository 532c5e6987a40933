import { PAUSE_REASONS } from '@yardsign/domain/billing/may-pause';
import { z } from 'zod';
import { userIdSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import {
  accountCouponSchema,
  accountSchema,
  balanceSchema,
  billingStateSchema,
  couponSchema,
  invoiceSchema,
  moneySchema,
  planSchema,
  subscriptionSchema,
} from './billing-shapes.ts';

const BASE = '/api/recurly/v1/industries/1';
const feature = 'billing';

const ofAccount = z.object({ code: userIdSchema });
const subscriptionId = z.string().regex(/^[a-z0-9]{6,40}$/i, 'must be the id of a subscription');
const ofSubscription = z.object({ id: subscriptionId });
const planCode = z.string().regex(/^[a-z0-9-]{1,50}$/i);
const couponCode = z.string().trim().max(50);
const token = z.string().regex(/^[\w-]{6,64}$/);
const invoiceNumber = z.string().regex(/^\d{1,12}$/);
/** What the buyer was shown as the price of the plan; where it is another one by now, nothing is bought. */
const shownPrice = { unit_amount: moneySchema.optional() };
const bankAnswer = { three_d_secure_action_result_token_id: token.optional() };

const data = <Shape extends z.ZodType>(shape: Shape) => z.object({ data: shape });
const changed = data(billingStateSchema);

const getBilling = defineRoute({
  method: 'GET',
  path: '/api/app/v1/billing',
  feature,
  summary:
    'What the caller pays for, how it stands, and what can be done about it. Read from the processor when it is older than a minute.',
  answer: changed,
});

const getBillingAccount = defineRoute({
  method: 'GET',
  path: `${BASE}/accounts/:code`,
  feature,
  summary: 'The account at the card processor; its code is the id of the member.',
  params: ofAccount,
  answer: data(accountSchema.nullable()),
});

const getSubscription = defineRoute({
  method: 'GET',
  path: `${BASE}/accounts/:code/subscription`,
  feature,
  summary: 'The live subscription, or the last one.',
  params: ofAccount,
  answer: data(subscriptionSchema.nullable()),
});

const getPlans = defineRoute({
  method: 'GET',
  path: `${BASE}/plans`,
  feature,
  summary: 'The plans to choose from, cheapest first.',
  answer: data(z.array(planSchema)),
});

const getCoupons = defineRoute({
  method: 'GET',
  path: `${BASE}/coupons`,
  feature,
  summary: 'The coupons of the site; none for our own staff.',
  answer: data(z.array(couponSchema)),
});

const getActiveCoupons = defineRoute({
  method: 'GET',
  path: `${BASE}/accounts/:code/coupons/active`,
  feature,
  summary: 'The coupons that the account has redeemed and that still count.',
  params: ofAccount,
  answer: data(z.array(accountCouponSchema)),
});

const getBalance = defineRoute({
  method: 'GET',
  path: `${BASE}/accounts/:code/balance`,
  feature,
  summary: 'What the account owes; below 0 for what it is owed.',
  params: ofAccount,
  answer: data(balanceSchema),
});

const createSubscription = defineRoute({
  method: 'POST',
  path: `${BASE}/subscriptions`,
  feature,
  summary:
    'Begins a subscription. The price, the end of a trial and the status of the account are the server’s to decide: `trial_ends_at`, `setIncomplete` and `setStatus` are taken and not followed.',
  query: z.object({ setIncomplete: z.string().max(10).optional(), setStatus: z.string().max(20).optional() }),
  body: z.object({
    plan_code: planCode,
    account: z.object({ code: userIdSchema }),
    currency: z.literal('USD'),
    coupon_codes: z.string().max(200).optional(),
    ...shownPrice,
    trial_ends_at: z.string().max(40).optional(),
    token_id: token.optional(),
    ...bankAnswer,
  }),
  answer: changed,
});

const changePlan = defineRoute({
  method: 'POST',
  path: `${BASE}/accounts/:code/change_plan`,
  feature,
  summary: 'Moves to another plan, now or at the end of the term.',
  params: ofAccount,
  body: z.object({
    new_plan_code: planCode,
    coupon: couponCode.optional(),
    timeframe: z.enum(['now', 'renewal']).default('now'),
    ...shownPrice,
    ...bankAnswer,
  }),
  answer: changed,
});

const changeSubscription = defineRoute({
  method: 'POST',
  path: `${BASE}/subscriptions/:id/change`,
  feature,
  summary: 'Changes the additions to the plan, such as seats of a team. A quantity of 0 takes one away.',
  params: ofSubscription,
  body: z.object({
    timeframe: z.enum(['now', 'renewal']),
    add_ons: z.array(z.object({ code: planCode, quantity: z.number().int().min(0).max(500) })).max(10),
    ...bankAnswer,
  }),
  answer: changed,
});

const dropChange = defineRoute({
  method: 'DELETE',
  path: `${BASE}/subscriptions/:id/change`,
  feature,
  summary: 'Takes back a change that waits for the end of the term.',
  params: ofSubscription,
  answer: changed,
});

const pauseSubscription = defineRoute({
  method: 'PUT',
  path: `${BASE}/subscriptions/:id/pause`,
  feature,
  summary: 'Pauses from the end of the period for one, two or three periods; 0 takes a waiting pause back.',
  params: ofSubscription,
  body: z.object({
    remaining_pause_cycles: z.number().int().min(0).max(3),
    reason: z.enum(PAUSE_REASONS).optional(),
    reason_text: z.string().trim().max(500).optional(),
  }),
  answer: changed,
});

const actOnSubscription = (name: 'resume' | 'reactivate', summary: string) =>
  defineRoute({
    method: 'PUT',
    path: `${BASE}/subscriptions/:id/${name}`,
    feature,
    summary,
    params: ofSubscription,
    answer: changed,
  });

const cancelSubscription = defineRoute({
  method: 'PUT',
  path: `${BASE}/subscriptions/:id/cancel`,
  feature,
  summary: 'Ends the subscription with its period. Until then it gives what it gave, and can be reactivated.',
  params: ofSubscription,
  body: z.object({ reason: z.enum(PAUSE_REASONS), reason_text: z.string().trim().max(500).optional() }),
  answer: changed,
});

const updateCard = defineRoute({
  method: 'POST',
  path: `${BASE}/accounts/:code/billing_info`,
  feature,
  summary:
    'Replaces the card by one that was entered in the hosted card fields. A body with the number of a card is refused.',
  params: ofAccount,
  body: z.object({ token_id: token }),
  answer: changed,
});

const purchase = defineRoute({
  method: 'POST',
  path: `${BASE}/purchases`,
  feature,
  summary: 'Buys something once.',
  body: z.object({
    account: z.object({ code: userIdSchema }),
    currency: z.literal('USD'),
    line_items: z
      .array(z.object({ item_code: planCode, quantity: z.number().int().min(1).max(20) }))
      .min(1)
      .max(10),
    coupon_codes: z.string().max(200).optional(),
    ...bankAnswer,
  }),
  answer: changed,
});

const getProratedAmount = defineRoute({
  method: 'POST',
  path: `${BASE}/accounts/:code/prorated_amount`,
  feature,
  summary: 'What moving to a plan now would cost; never below 0.',
  params: ofAccount,
  body: z.object({ new_plan_code: planCode, coupon: couponCode.optional() }),
  changes: false,
  answer: data(z.object({ prorated_amount: moneySchema })),
});

const getInvoices = defineRoute({
  method: 'GET',
  path: `${BASE}/accounts/:code/invoices`,
  feature,
  summary: 'Invoices, newest first, ten at a time.',
  params: ofAccount,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(50).default(10),
    cursor: z.string().max(200).optional(),
  }),
  answer: data(z.object({ items: z.array(invoiceSchema), nextCursor: z.string().nullable() })),
});

const getInvoicePdf = defineRoute({
  method: 'GET',
  path: `${BASE}/accounts/:code/invoices/:number/pdf`,
  feature,
  summary: 'An invoice as PDF.',
  params: ofAccount.extend({ number: invoiceNumber }),
  answerKind: 'binary',
});

const payInvoice = defineRoute({
  method: 'PUT',
  path: `${BASE}/accounts/:code/invoices/:number/collect`,
  feature,
  summary: 'Pays an invoice that is past due with the card of the account.',
  params: ofAccount.extend({ number: invoiceNumber }),
  body: z.object(bankAnswer),
  answer: changed,
});

const receiveBillingNews = defineRoute({
  method: 'POST',
  path: '/api/recurly/v1/webhooks',
  feature,
  summary:
    'Signed letters of the card processor. Each says only that something has changed; what it is now is read from the processor.',
  streamed: true,
  mostBytes: 100_000,
  answerKind: 'empty',
});

export const billingRoutes = {
  getBilling,
  getBillingAccount,
  getSubscription,
  getPlans,
  getCoupons,
  getActiveCoupons,
  getBalance,
  createSubscription,
  changePlan,
  changeSubscription,
  dropChange,
  pauseSubscription,
  resumeSubscription: actOnSubscription('resume', 'Ends a pause at once; a new period begins and is paid now.'),
  reactivateSubscription: actOnSubscription(
    'reactivate',
    'Takes a cancellation back; the period ends as it would have.',
  ),
  cancelSubscription,
  updateCard,
  purchase,
  getProratedAmount,
  getInvoices,
  getInvoicePdf,
  payInvoice,
  receiveBillingNews,
} as const;
