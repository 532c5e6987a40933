import type {
  BillingState,
  WireAccount,
  WireAccountCoupon,
  WireApple,
  WireCoupon,
  WireInvoice,
  WirePlan,
  WireSubscription,
} from '@yardsign/contracts/routes/billing/billing-shapes';
import { type CouponDefinition, definitionOf } from '@yardsign/domain/billing/coupon-definitions';
import { couponEnd } from '@yardsign/domain/billing/coupon-end';
import { fromCents } from '@yardsign/domain/billing/money';
import { type Plan, planSlug } from '@yardsign/domain/billing/plans';
import type { Language } from '@yardsign/domain/languages';
import type { Subscription } from '@yardsign/domain/billing/subscription';
import type { OwnApple } from './apple/own-apple.ts';
import type { AccountCoupon, BillingAccount, BillingSnapshot, Invoice, SiteCoupon } from './ports.ts';

const USD = 'USD';
const instant = (date: Date | null) => date?.toISOString() ?? null;

export function presentPlan(plan: Plan, videos: Readonly<Record<string, string>>): WirePlan {
  const slug = planSlug(plan.code);
  return {
    code: plan.code,
    slug,
    name: plan.name,
    description: plan.description,
    price: fromCents(plan.price),
    video: videos[slug] ?? null,
    currencies: [{ currency: USD, unit_amount: fromCents(plan.price) }],
    interval_length: plan.months,
    interval_unit: 'months',
  };
}

/** @param names what it is called here; null: as the processor calls it. */
export function presentCoupon(coupon: SiteCoupon, names: Record<Language, string> | null): WireCoupon {
  const { discount } = coupon;
  return {
    id: coupon.id,
    code: coupon.code,
    name: coupon.name,
    names,
    state: coupon.state,
    duration: coupon.duration,
    temporal_amount: coupon.temporalAmount,
    temporal_unit: coupon.temporalUnit,
    discount: {
      type: discount.type,
      percent: discount.type === 'percent' ? discount.percent : null,
      currencies: discount.type === 'fixed' ? [{ currency: USD, amount: fromCents(discount.amount) }] : [],
      trial: discount.type === 'free_trial' ? { length: discount.length, unit: discount.unit } : null,
    },
    applies_to_all_plans: coupon.plans === null,
    plans: [...(coupon.plans ?? [])],
    expired_at: instant(coupon.expiredAt),
  };
}

export function presentAccountCoupon(
  one: AccountCoupon,
  periodEndsAt: Date | null,
  definitions: readonly CouponDefinition[],
): WireAccountCoupon {
  const end = couponEnd(one.coupon, { at: one.createdAt, periodEndsAt });
  return {
    coupon: presentCoupon(one.coupon, definitionOf(definitions, one.coupon.code)?.names ?? null),
    created_at: one.createdAt.toISOString(),
    ends_at: end.ok ? instant(end.value) : null,
    end_unreadable: !end.ok,
  };
}

export function presentSubscription(
  one: Subscription,
  {
    coupons,
    definitions,
    code,
  }: Pick<BillingSnapshot, 'coupons'> & { definitions: readonly CouponDefinition[]; code: string },
): WireSubscription {
  return {
    id: one.id,
    state: one.state,
    plan: { code: one.planCode, name: one.planName },
    account: { code },
    coupon_redemptions: coupons.map((coupon) => presentAccountCoupon(coupon, one.periodEndsAt, definitions)),
    pending_change: one.pendingChange && {
      plan: { code: one.pendingChange.planCode },
      created_at: one.pendingChange.createdAt.toISOString(),
      activate_at: one.pendingChange.activateAt.toISOString(),
    },
    current_period_started_at: instant(one.periodStartedAt),
    current_period_ends_at: instant(one.periodEndsAt),
    current_term_started_at: instant(one.termStartedAt),
    current_term_ends_at: instant(one.termEndsAt),
    trial_started_at: instant(one.trialStartedAt),
    trial_ends_at: instant(one.trialEndsAt),
    remaining_billing_cycles: one.remainingBillingCycles,
    total_billing_cycles: one.totalBillingCycles,
    auto_renew: one.autoRenew,
    paused_at: instant(one.pausedAt),
    remaining_pause_cycles: one.remainingPauseCycles,
    currency: one.currency,
    unit_amount: fromCents(one.unitAmount),
    quantity: one.quantity,
    add_ons: one.addOns.map(({ code: addOn, quantity, unitAmount }) => ({
      add_on: { code: addOn },
      unit_amount: fromCents(unitAmount),
      quantity,
    })),
    subtotal: fromCents(one.subtotal),
    tax: fromCents(one.tax),
    total: fromCents(one.total),
    collection_method: one.collectionMethod,
    expires_at: instant(one.expiresAt),
    canceled_at: instant(one.canceledAt),
    activated_at: instant(one.activatedAt),
  };
}

export function presentAccount(account: BillingAccount): WireAccount {
  const { card } = account;
  return {
    id: account.id,
    code: account.code,
    first_name: account.firstName,
    last_name: account.lastName,
    company: account.company,
    address: account.address,
    billing_info: card && {
      payment_method: {
        card_type: card.type,
        last_four: card.lastFour,
        exp_month: card.expMonth,
        exp_year: card.expYear,
      },
    },
    has_live_subscription: account.hasLiveSubscription,
    has_past_due_invoice: account.hasPastDueInvoice,
  };
}

export function presentInvoice(invoice: Invoice): WireInvoice {
  return {
    number: invoice.number,
    type: invoice.type,
    state: invoice.state,
    line_items: invoice.lines.map(({ description, amount }) => ({ description, amount: fromCents(amount) })),
    tax: fromCents(invoice.tax),
    total: fromCents(invoice.total),
    balance: fromCents(invoice.balance),
    date_created: invoice.createdAt.toISOString(),
    created_at: invoice.createdAt.toISOString(),
  };
}

export function presentApple(one: OwnApple): WireApple {
  return {
    original_transaction_id: one.originalTransactionId,
    status: one.status,
    plan: { code: one.planCode },
    expires_at: instant(one.expiresAt),
    grace_ends_at: instant(one.graceEndsAt),
    renews: one.renews,
  };
}

export function presentBalance(cents: number): BillingState['balance'] {
  return { past_due: cents > 0, amount: fromCents(cents), currency: USD };
}
