import { APPLE_STATUSES } from '@yardsign/domain/billing/apple';
import { PAUSE_OBSTACLES } from '@yardsign/domain/billing/may-pause';
import { STAGES } from '@yardsign/domain/billing/subscription';
import { LANGUAGES } from '@yardsign/domain/languages';
import { z } from 'zod';
import { instantSchema } from '../../common.ts';

/** What the calls of billing answer, with the fields of the documents. */

/** US dollars, with two decimals. */
export const moneySchema = z.number();
const instant = instantSchema.nullable();

const addOnSchema = z.object({
  add_on: z.object({ code: z.string() }),
  unit_amount: moneySchema,
  quantity: z.number().int(),
});

export const couponSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  /** What the site's settings call it; null: as the processor does. */
  names: z.record(z.enum(LANGUAGES), z.string()).nullable(),
  state: z.string(),
  duration: z.string(),
  temporal_amount: z.number().int().nullable(),
  temporal_unit: z.string().nullable(),
  discount: z.object({
    /** `unknown`: of a type that cannot be used here. */
    type: z.enum(['fixed', 'percent', 'free_trial', 'unknown']),
    percent: z.number().nullable(),
    currencies: z.array(z.object({ currency: z.string(), amount: moneySchema })),
    trial: z.object({ length: z.number().int(), unit: z.string() }).nullable(),
  }),
  applies_to_all_plans: z.boolean(),
  plans: z.array(z.string()),
  expired_at: instant,
});

export const accountCouponSchema = z.object({
  coupon: couponSchema,
  created_at: instantSchema,
  ends_at: instant,
  /** The processor's words for its end could not be read. */
  end_unreadable: z.boolean(),
});

export const subscriptionSchema = z.object({
  id: z.string(),
  state: z.string(),
  plan: z.object({ code: z.string(), name: z.string() }),
  account: z.object({ code: z.string() }),
  coupon_redemptions: z.array(accountCouponSchema),
  pending_change: z
    .object({ plan: z.object({ code: z.string() }), created_at: instantSchema, activate_at: instantSchema })
    .nullable(),
  current_period_started_at: instant,
  current_period_ends_at: instant,
  current_term_started_at: instant,
  current_term_ends_at: instant,
  trial_started_at: instant,
  trial_ends_at: instant,
  remaining_billing_cycles: z.number().int().nullable(),
  total_billing_cycles: z.number().int().nullable(),
  auto_renew: z.boolean(),
  paused_at: instant,
  remaining_pause_cycles: z.number().int().nullable(),
  currency: z.string(),
  unit_amount: moneySchema,
  quantity: z.number().int(),
  add_ons: z.array(addOnSchema),
  subtotal: moneySchema,
  tax: moneySchema,
  total: moneySchema,
  collection_method: z.string(),
  expires_at: instant,
  canceled_at: instant,
  activated_at: instant,
});

export const accountSchema = z.object({
  id: z.string(),
  code: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  address: z.record(z.string(), z.string()),
  billing_info: z
    .object({
      payment_method: z.object({
        card_type: z.string(),
        last_four: z.string(),
        exp_month: z.number().int(),
        exp_year: z.number().int(),
      }),
    })
    .nullable(),
  has_live_subscription: z.boolean(),
  has_past_due_invoice: z.boolean(),
});

export const planSchema = z.object({
  code: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  price: moneySchema,
  video: z.url().nullable(),
  currencies: z.array(z.object({ currency: z.string(), unit_amount: moneySchema })),
  interval_length: z.number().int(),
  interval_unit: z.enum(['months']),
});

export const invoiceSchema = z.object({
  number: z.string(),
  type: z.enum(['charge', 'credit']),
  state: z.string(),
  line_items: z.array(z.object({ description: z.string(), amount: moneySchema })),
  tax: moneySchema,
  total: moneySchema,
  balance: moneySchema,
  date_created: instantSchema,
  created_at: instantSchema,
});

export const balanceSchema = z.object({ past_due: z.boolean(), amount: moneySchema, currency: z.string() });

/** What is paid in the App Store. It is changed in Apple's own settings. */
export const appleSchema = z.object({
  original_transaction_id: z.string(),
  status: z.enum(APPLE_STATUSES),
  plan: z.object({ code: z.string() }),
  expires_at: instant,
  grace_ends_at: instant,
  /** Whether it goes on after that. */
  renews: z.boolean(),
});

export const billingStateSchema = z.object({
  /** Whether this installation takes payments at all. */
  enabled: z.boolean(),
  source: z.enum(['guest', 'apple', 'recurly']),
  /** Made up, for our own staff: nothing can be changed. */
  test_data: z.boolean(),
  stage: z.enum(STAGES),
  subscription: subscriptionSchema.nullable(),
  /** What is charged next, with a change that waits for it and the coupons that count by then. */
  next_bill: moneySchema.nullable(),
  apple: appleSchema.nullable(),
  account: accountSchema.nullable(),
  account_coupons: z.array(accountCouponSchema),
  /** A code that is for them and that they need not type; null: none. */
  offered_coupon: z.string().nullable(),
  plans: z.array(planSchema),
  balance: balanceSchema,
  past_due_invoice: z.object({ number: z.string(), balance: moneySchema }).nullable(),
  redirect: z.string(),
  memberHasPaid: z.boolean(),
  pause_obstacles: z.array(z.enum([...PAUSE_OBSTACLES, 'not-monthly'])),
  can_convert_to_annual: z.boolean(),
  /** Frames with the card fields and with what a bank asks; `{action}` stands for its token. */
  card_fields: z.object({ fields: z.string(), bank: z.string() }).nullable(),
  last_sync: instant,
});

export type BillingState = z.infer<typeof billingStateSchema>;
export type WireSubscription = z.infer<typeof subscriptionSchema>;
export type WireApple = z.infer<typeof appleSchema>;
export type WireAccount = z.infer<typeof accountSchema>;
export type WireCoupon = z.infer<typeof couponSchema>;
export type WireAccountCoupon = z.infer<typeof accountCouponSchema>;
export type WirePlan = z.infer<typeof planSchema>;
export type WireInvoice = z.infer<typeof invoiceSchema>;
