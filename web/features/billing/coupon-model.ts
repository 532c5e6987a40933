import { type Coupon, billedAmount, type Discount, judgeCoupon } from '@yardsign/domain/billing/coupons';
import { couponEnd } from '@yardsign/domain/billing/coupon-end';
import type { BillingPlan, SiteCoupon } from './api.ts';

const cents = (dollars: number) => Math.round(dollars * 100);
const toRule = (plan: BillingPlan) => ({ ...plan, price: cents(plan.price), months: plan.interval_length });

function discountOf({ discount }: SiteCoupon): Discount {
  const { type, percent, trial } = discount;
  const amount = discount.currencies.find(({ currency }) => currency === 'USD')?.amount;
  if (type === 'percent' && percent !== null) return { type, percent };
  if (type === 'fixed' && amount !== undefined) return { type, amount: cents(amount) };
  return type === 'free_trial' && trial !== null ? { type, ...trial } : { type: 'unknown' };
}

const toCoupon = (wire: SiteCoupon): Coupon & { wire: SiteCoupon } => ({
  wire,
  code: wire.code,
  name: wire.name,
  discount: discountOf(wire),
  plans: wire.applies_to_all_plans ? null : wire.plans,
  expiredAt: wire.expired_at === null ? null : new Date(wire.expired_at),
  redeemable: wire.state === 'redeemable',
});

export interface CouponOffer {
  /** In each language, where the site's settings say so. */
  names: SiteCoupon['names'];
  name: string;
  /** What the first bill of the chosen plan comes to, in dollars; null while none is chosen. */
  firstBill: number | null;
  /** How long it goes on: a day, `once` for the first bill, `always`, or `trial` for one that only makes the trial longer. */
  lasts: Date | 'once' | 'always' | 'trial';
}

function lastsUntil({ wire, discount }: { wire: SiteCoupon; discount: Discount }, now: Date): CouponOffer['lasts'] {
  if (discount.type === 'free_trial') return 'trial';
  const { duration, temporal_amount: temporalAmount, temporal_unit: temporalUnit } = wire;
  const end = couponEnd({ duration, temporalAmount, temporalUnit }, { at: now, periodEndsAt: null });
  if (duration === 'single_use' || !end.ok) return 'once';
  return end.value ?? 'always';
}

/** What a typed code makes of a plan, for somebody who has none, or why it does not count. */
export function offerOf(
  coupons: readonly SiteCoupon[],
  typed: string,
  { plans, plan }: { plans: readonly BillingPlan[]; plan: BillingPlan | undefined },
  now: Date,
) {
  const choice = { plans: plans.map(toRule), plan: plan ? toRule(plan) : null, current: null };
  const judged = judgeCoupon(coupons.map(toCoupon), typed, choice, now);
  if (!judged.ok) return judged;
  const { value: coupon } = judged;
  const firstBill = plan ? billedAmount(cents(plan.price), [coupon.discount]) / 100 : null;
  const offer: CouponOffer = { name: coupon.name, names: coupon.wire.names, firstBill, lasts: lastsUntil(coupon, now) };
  return { ok: true as const, value: offer };
}
