import type { ReminderKind } from '@yardsign/domain/billing/reminders';
import type { WireCouponDefinition } from '@yardsign/contracts/routes/billing/billing-coupons';
import type { Generated } from 'kysely';
import type { Json } from '../../platform/database/json.ts';
import type { Command, Refusal } from './ports.ts';

export interface BillingAccountTable {
  member_id: string;
  subscription_id: string | null;
  snapshot: Json<unknown>;
  source: 'recurly' | 'guest';
  pending_cancel: boolean;
  past_due_since: Date | null;
  has_paid: boolean;
  seats_bought: Generated<number>;
  due_at: Date | null;
  remind_at: Date | null;
  synced_at: Date;
}

export interface BillingCommandTable {
  id: string;
  member_id: string;
  kind: Command['kind'];
  asked: Json<Command>;
  reason: string | null;
  state: 'pending' | 'unknown' | 'done' | 'refused' | 'read';
  refusal: Refusal | null;
  created_at: Date;
  settled_at: Date | null;
}

export interface BillingReminderTable {
  member_id: string;
  kind: ReminderKind;
  until: Date;
  told_at: Date;
}

export interface CouponTable {
  code: string;
  /** Null: it was made at the processor and only ended here. */
  definition: Json<WireCouponDefinition> | null;
  made_by: string | null;
  made_at: Date;
  ended_at: Date | null;
  settled: boolean;
}

export interface SignupCouponTable {
  member_id: string;
  code: string;
  noted_at: Date;
}

interface SubscriptionToStopTable {
  /** The id that a deleted member had. */
  account_code: string;
  next_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    billing_account: BillingAccountTable;
    billing_command: BillingCommandTable;
    billing_reminder: BillingReminderTable;
    coupon: CouponTable;
    signup_coupon: SignupCouponTable;
    subscription_to_stop: SubscriptionToStopTable;
  }
}
