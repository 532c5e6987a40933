import { createHash } from 'node:crypto';
import type { Account, Coupon, CouponRedemption, Invoice, Plan, Subscription } from 'recurly';
import { toCents } from '@yardsign/domain/billing/money';
import { monthsOf, type Plan as OurPlan } from '@yardsign/domain/billing/plans';
import type { Discount } from '@yardsign/domain/billing/coupons';
import type { Subscription as OurSubscription } from '@yardsign/domain/billing/subscription';
import type { AccountCoupon, BillingAccount, Invoice as OurInvoice, SiteCoupon } from '../../features/billing/ports.ts';

const cents = (amount: number | null | undefined) => toCents(Number(amount ?? 0));
const day = (date: Date | null | undefined) => (date ? new Date(date) : null);
const text = (value: string | null | undefined) => value ?? '';
const count = (value: number | null | undefined) => value ?? null;

/** Null for a plan that is not paid by the month, or not in dollars. */
export function readPlan(plan: Plan): OurPlan | null {
  const months = monthsOf({ unit: text(plan.intervalUnit), length: plan.intervalLength ?? 0 });
  const price = plan.currencies?.find(({ currency }) => currency === 'USD');
  if (months === null || months < 1 || !price) return null;
  return {
    code: text(plan.code),
    name: text(plan.name),
    description: text(plan.description),
    price: cents(price.unitAmount),
    months,
  };
}

function readDiscount({ discount }: Coupon): Discount {
  if (discount?.type === 'percent') return { type: 'percent', percent: discount.percent ?? 0 };
  if (discount?.type === 'free_trial')
    return { type: 'free_trial', length: discount.trial?.length ?? 0, unit: text(discount.trial?.unit) };
  const amount = discount?.currencies?.find(({ currency }) => currency === 'USD')?.amount;
  return discount?.type === 'fixed' ? { type: 'fixed', amount: cents(amount) } : { type: 'unknown' };
}

export function readCoupon(coupon: Coupon): SiteCoupon {
  const discount = readDiscount(coupon);
  return {
    id: text(coupon.id),
    code: text(coupon.code),
    name: text(coupon.name),
    state: text(coupon.state),
    discount,
    plans: coupon.appliesToAllPlans === false ? (coupon.plans ?? []).map(({ code }) => text(code)) : null,
    expiredAt: day(coupon.expiredAt ?? coupon.redeemBy),
    redeemable: coupon.state === 'redeemable',
    duration: text(coupon.duration),
    temporalAmount: count(coupon.temporalAmount),
    temporalUnit: coupon.temporalUnit ?? null,
  };
}

export function readRedemption({ coupon, createdAt }: CouponRedemption): AccountCoupon | null {
  const read = coupon ? readCoupon(coupon) : null;
  const at = day(createdAt);
  return read && read.discount.type !== 'unknown' && at ? { coupon: read, createdAt: at } : null;
}

/** The vendor has none of its own: the digits that it shows and the month tell cards apart well enough. */
function fingerprintOf(method: {
  firstSix?: string | null;
  lastFour?: string | null;
  expMonth?: number | null;
  expYear?: number | null;
}): string {
  const { firstSix, lastFour, expMonth, expYear } = method;
  return createHash('sha256').update([firstSix, lastFour, expMonth, expYear].join('|')).digest('hex').slice(0, 32);
}

export function readAccount(account: Account): BillingAccount {
  const method = account.billingInfo?.paymentMethod;
  const address = Object.entries(account.address ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== 'object',
  );
  return {
    id: text(account.id),
    code: text(account.code),
    firstName: text(account.firstName),
    lastName: text(account.lastName),
    company: text(account.company),
    address: Object.fromEntries(address),
    card: method
      ? {
          type: text(method.cardType),
          lastFour: text(method.lastFour),
          expMonth: method.expMonth ?? 0,
          expYear: method.expYear ?? 0,
          fingerprint: fingerprintOf(method),
        }
      : null,
    hasLiveSubscription: account.hasLiveSubscription === true,
    hasPastDueInvoice: account.hasPastDueInvoice === true,
  };
}

export function readSubscription(one: Subscription): OurSubscription {
  const change = one.pendingChange;
  const pausedAt = day(one.pausedAt);
  return {
    id: text(one.id),
    state: text(one.state),
    planCode: text(one.plan?.code),
    planName: text(one.plan?.name),
    currency: text(one.currency),
    unitAmount: cents(one.unitAmount),
    quantity: one.quantity ?? 1,
    addOns: (one.addOns ?? []).map((addOn) => ({
      code: text(addOn.addOn?.code),
      quantity: addOn.quantity ?? 1,
      unitAmount: cents(addOn.unitAmount),
    })),
    subtotal: cents(one.subtotal),
    tax: cents(one.tax),
    total: cents(one.total),
    autoRenew: one.autoRenew === true,
    activatedAt: day(one.activatedAt),
    trialStartedAt: day(one.trialStartedAt),
    trialEndsAt: day(one.trialEndsAt),
    periodStartedAt: day(one.currentPeriodStartedAt),
    periodEndsAt: day(one.currentPeriodEndsAt),
    termStartedAt: day(one.currentTermStartedAt),
    termEndsAt: day(one.currentTermEndsAt),
    pausedAt,
    remainingPauseCycles: count(one.remainingPauseCycles),
    canceledAt: day(one.canceledAt),
    expiresAt: day(one.expiresAt),
    pendingChange:
      change?.createdAt && change.activateAt
        ? {
            planCode: text(change.plan?.code),
            price: (change.addOns ?? []).reduce(
              (sum, addOn) => sum + cents(addOn.unitAmount) * (addOn.quantity ?? 1),
              cents(change.unitAmount) * (change.quantity ?? 1),
            ),
            createdAt: new Date(change.createdAt),
            activateAt: new Date(change.activateAt),
          }
        : null,
    collectionMethod: text(one.collectionMethod),
    remainingBillingCycles: count(one.remainingBillingCycles),
    totalBillingCycles: count(one.totalBillingCycles),
  };
}

export function readInvoice(invoice: Invoice): OurInvoice {
  const createdAt = day(invoice.createdAt) ?? new Date(0);
  return {
    number: text(invoice.number),
    type: invoice.type === 'credit' ? 'credit' : 'charge',
    state: text(invoice.state),
    lines: (invoice.lineItems ?? []).map((line) => ({
      description: text(line.description),
      amount: cents(line.amount),
    })),
    tax: cents(invoice.tax),
    total: cents(invoice.total),
    balance: cents(invoice.balance),
    refundable: cents(invoice.refundableAmount),
    dueAt: day(invoice.dueAt) ?? createdAt,
    createdAt,
  };
}
