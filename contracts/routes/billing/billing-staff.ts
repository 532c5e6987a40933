import { STAGES } from '@yardsign/domain/billing/subscription';
import { z } from 'zod';
import { instantSchema, userIdSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { moneySchema } from './billing-shapes.ts';

const feature = 'billing';
const BASE = '/api/app/v1/admin/people/:id/billing';
const instant = instantSchema.nullable();
const params = z.object({ id: userIdSchema });
/** The reason of the act. The audit log keeps it. */
const reason = z.string().trim().min(3).max(200);
const days = (most: number) => z.number().int().min(1).max(most);
const invoiceNumber = z.string().regex(/^\d{1,12}$/);

const personBillingSchema = z.object({
  enabled: z.boolean(),
  stage: z.enum(STAGES),
  plan: z.string().nullable(),
  price: moneySchema.nullable(),
  /** The end of the present period, of the subscription, or of a pause. */
  ends_at: instant,
  card: z.object({ type: z.string(), last_four: z.string(), expires: z.string() }).nullable(),
  balance: moneySchema,
  past_due: moneySchema,
  trial_ends_at: instant,
  /** Until when a plan that staff gave is in force. */
  granted_until: instant,
  last_sync: instant,
  /** The processor did not answer: what it said last is shown. */
  stale: z.boolean(),
  invoices: z.array(
    z.object({
      number: z.string(),
      type: z.enum(['charge', 'credit']),
      state: z.string(),
      total: moneySchema,
      created_at: instantSchema,
      /** What can still be given back; 0 where nothing can. */
      refundable: moneySchema,
    }),
  ),
  commands: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      state: z.string(),
      refusal: z.string().nullable(),
      reason: z.string().nullable(),
      created_at: instantSchema,
    }),
  ),
});

export type PersonBilling = z.infer<typeof personBillingSchema>;

const answer = z.object({ data: personBillingSchema });

const getPersonBilling = defineRoute({
  method: 'GET',
  path: BASE,
  feature,
  summary: 'What somebody pays, how it stands, their last invoices, and what was asked of the card processor for them.',
  params,
  answer,
});

const syncPersonBilling = defineRoute({
  method: 'POST',
  path: `${BASE}/sync`,
  feature,
  summary: 'Reads the account from the card processor now, and gives and takes what follows from it.',
  params,
  body: z.object({ reason }),
  answer,
});

const extendPersonTrial = defineRoute({
  method: 'POST',
  path: `${BASE}/trial`,
  feature,
  summary: 'Lets a trial go on for some days more, from its end or from now, whichever is later.',
  params,
  body: z.object({ days: days(90), reason }),
  answer,
});

const grantPersonPlan = defineRoute({
  method: 'POST',
  path: `${BASE}/grant`,
  feature,
  summary: 'Gives what a plan gives for some days, without a bill; 0 days take it away. It ends by itself.',
  params,
  body: z.object({
    plan: z.enum(['essentials', 'expert', 'elite']),
    days: z.number().int().min(0).max(365),
    reason,
  }),
  answer,
});

const refundPersonInvoice = defineRoute({
  method: 'POST',
  path: `${BASE}/refund`,
  feature,
  summary: 'Gives an invoice back to the card that paid it, in full or in part; never more than was paid.',
  params,
  body: z.object({
    number: invoiceNumber,
    /** Null: all that can still be given back. */
    amount: moneySchema.min(0.01).max(1_000_000).nullable(),
    reason,
  }),
  answer,
});

export const billingStaffRoutes = {
  getPersonBilling,
  syncPersonBilling,
  extendPersonTrial,
  grantPersonPlan,
  refundPersonInvoice,
} as const;
