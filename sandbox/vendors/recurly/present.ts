import type { Coupon, Plan } from './catalogue.ts';
import { priceOf } from './contents.ts';
import { activeRedemptions, couponOf, discountOf } from './discounts.ts';
import { balanceOf, taxOf } from './invoices.ts';
import { addMonths } from './periods.ts';
import { accountMini, money, time } from './present-account.ts';
import { refundableOf } from './refund.ts';
import { findAccount, planOf, type Site } from './site.ts';
import type { Contents, Invoice, Line, PendingChange, Redemption, Subscription } from './state.ts';

const planMini = ({ id, code, name }: Plan) => ({ object: 'plan', id, code, name });
export function presentPlan(plan: Plan) {
  return {
    object: 'plan',
    id: plan.id,
    code: plan.code,
    name: plan.name,
    description: plan.description,
    state: 'active',
    interval_unit: 'months',
    interval_length: plan.months,
    trial_unit: 'days',
    trial_length: 0,
    trial_requires_billing_info: false,
    total_billing_cycles: null,
    auto_renew: true,
    pricing_model: 'fixed',
    currencies: [{ currency: 'USD', setup_fee: 0, unit_amount: money(plan.unitAmount) }],
    tax_exempt: false,
  };
}

const presentAddOns = (contents: Contents) =>
  contents.addOns.map(({ code, quantity, unitAmount }) => ({
    object: 'subscription_add_on',
    id: `${code}-on`,
    add_on: { object: 'add_on', id: `${code}-of`, code, name: code },
    quantity,
    unit_amount: money(unitAmount),
  }));

export function presentChange(site: Site, subscription: Subscription, change: PendingChange) {
  return {
    object: 'subscription_change',
    id: change.id,
    subscription_id: subscription.id,
    plan: planMini(planOf(site, change.planCode)),
    add_ons: presentAddOns(change),
    unit_amount: money(change.unitAmount),
    quantity: change.quantity,
    activate_at: time(subscription.periodEndsAt),
    activated: subscription.pendingChange?.id !== change.id,
    created_at: time(change.createdAt),
    updated_at: time(change.createdAt),
  };
}

/** What the next bill of a subscription comes to. */
function nextBill(site: Site, subscription: Subscription) {
  const subtotal = priceOf(subscription);
  const coupons = activeRedemptions(site, subscription.accountCode).flatMap((one) => couponOf(site, one) ?? []);
  const net = subtotal - discountOf(coupons, subscription.planCode, subtotal);
  const tax = taxOf(findAccount(site, `code-${subscription.accountCode}`), net);
  return { subtotal: money(subtotal), tax: money(tax), total: money(net + tax) };
}

export function presentSubscription(site: Site, one: Subscription) {
  const plan = planOf(site, one.planCode);
  const cycles = one.remainingPauseCycles;
  const redemptions = activeRedemptions(site, one.accountCode);
  return {
    object: 'subscription',
    id: one.id,
    uuid: one.uuid,
    account: accountMini(findAccount(site, `code-${one.accountCode}`)),
    plan: planMini(plan),
    state: one.state,
    coupon_redemptions: redemptions.map((redemption) => presentRedemption(site, redemption)),
    pending_change: one.pendingChange === null ? null : presentChange(site, one, one.pendingChange),
    current_period_started_at: time(one.periodStartedAt),
    current_period_ends_at: time(one.periodEndsAt),
    current_term_started_at: time(one.periodStartedAt),
    current_term_ends_at: time(one.periodEndsAt),
    trial_started_at: time(one.trialStartedAt),
    trial_ends_at: time(one.trialEndsAt),
    remaining_billing_cycles: 0,
    total_billing_cycles: 1,
    renewal_billing_cycles: 1,
    auto_renew: one.state !== 'canceled',
    paused_at: time(one.pausedAt),
    remaining_pause_cycles: cycles,
    resume_at:
      cycles === null
        ? null
        : time(addMonths(one.state === 'paused' ? one.periodStartedAt : one.periodEndsAt, cycles * plan.months)),
    currency: 'USD',
    unit_amount: money(one.unitAmount),
    quantity: one.quantity,
    add_ons: presentAddOns(one),
    add_ons_total: money(priceOf({ ...one, unitAmount: 0 })),
    ...nextBill(site, one),
    collection_method: 'automatic',
    activated_at: time(one.createdAt),
    canceled_at: time(one.canceledAt),
    expires_at: time(one.expiresAt),
    expiration_reason: one.expirationReason,
    created_at: time(one.createdAt),
    updated_at: time(one.updatedAt),
  };
}

export function presentCoupon(coupon: Coupon) {
  const { discount } = coupon;
  const percent = 'percent' in discount ? { type: 'percent', percent: discount.percent } : null;
  const fixed =
    'amount' in discount ? { type: 'fixed', currencies: [{ currency: 'USD', amount: money(discount.amount) }] } : null;
  const trial =
    'trialDays' in discount ? { type: 'free_trial', trial: { unit: 'day', length: discount.trialDays } } : null;
  return {
    object: 'coupon',
    id: coupon.id,
    code: coupon.code,
    name: coupon.name,
    state: coupon.state,
    duration: coupon.duration,
    temporal_amount: coupon.temporalAmount,
    temporal_unit: coupon.temporalUnit,
    discount: percent ?? fixed ?? trial,
    applies_to_all_plans: coupon.plans === null,
    plans: coupon.plans?.map((code) => ({ object: 'plan', id: code, code, name: code })) ?? [],
    redeem_by: time(coupon.redeemBy),
    max_redemptions_per_account: coupon.mostAnAccount,
    expired_at: coupon.state === 'expired' ? time(coupon.redeemBy ?? 0) : null,
    created_at: time(0),
  };
}

export function presentRedemption(site: Site, redemption: Redemption) {
  const coupon = couponOf(site, redemption);
  return {
    object: 'coupon_redemption',
    id: redemption.id,
    account: accountMini(findAccount(site, `code-${redemption.accountCode}`)),
    coupon: coupon ? presentCoupon(coupon) : null,
    subscription_id: redemption.subscriptionId,
    state: redemption.removedAt === null ? 'active' : 'inactive',
    currency: 'USD',
    discounted: 0,
    created_at: time(redemption.createdAt),
    removed_at: time(redemption.removedAt),
  };
}

export const presentLine = (line: Line, index: number) => ({
  object: 'line_item',
  id: `line${index}`,
  type: line.amount < 0 ? 'credit' : 'charge',
  state: 'invoiced',
  description: line.description,
  quantity: line.quantity,
  unit_amount: money(line.unitAmount),
  amount: money(line.amount),
  currency: 'USD',
  start_date: time(line.startsAt),
  end_date: time(line.endsAt),
  plan_code: line.planCode,
  add_on_code: line.addOnCode,
  product_code: line.productCode ?? null,
});

export function presentInvoice(site: Site, invoice: Invoice) {
  return {
    object: 'invoice',
    id: invoice.id,
    number: String(invoice.number),
    type: invoice.type,
    origin: invoice.origin,
    state: invoice.state,
    account: accountMini(findAccount(site, `code-${invoice.accountCode}`)),
    subscription_ids: invoice.subscriptionId === null ? [] : [invoice.subscriptionId],
    currency: 'USD',
    subtotal: money(invoice.subtotal),
    discount: money(invoice.discount),
    tax: money(invoice.tax),
    total: money(invoice.total),
    paid: money(invoice.paid + (invoice.type === 'charge' ? invoice.credited : 0)),
    balance: money(balanceOf(invoice)),
    refundable_amount: invoice.type === 'charge' ? money(refundableOf(site, invoice)) : null,
    line_items: invoice.lines.map(presentLine),
    due_at: time(invoice.dueAt),
    closed_at: time(invoice.closedAt),
    created_at: time(invoice.createdAt),
    updated_at: time(invoice.closedAt ?? invoice.createdAt),
  };
}
