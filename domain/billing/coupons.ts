import type { Result } from '../result.ts';
import { type Cents, percentOf } from './money.ts';
import { comparePerMonth, intervalOf, type Plan, planSlug } from './plans.ts';

/** What a coupon takes off. */
export type Discount =
  | { type: 'percent'; percent: number }
  | { type: 'fixed'; amount: Cents }
  | { type: 'free_trial'; length: number; unit: string }
  /** Something that the processor has and these rules do not know: it takes nothing off and cannot be used. */
  | { type: 'unknown' };

export interface Coupon {
  code: string;
  name: string;
  discount: Discount;
  /** Plans it is for, by code; null: for all. */
  plans: readonly string[] | null;
  /** When it can no longer be used; null: never so far. */
  expiredAt: Date | null;
  redeemable: boolean;
}

const fold = (code: string) => code.trim().toLowerCase();

/** The coupon that somebody typed. Spaces around it and capitals do not count. */
export function findCoupon<Found extends Pick<Coupon, 'code' | 'expiredAt' | 'redeemable'>>(
  coupons: readonly Found[],
  typed: string,
  now: Date,
): Result<Found, 'invalid'> {
  const coupon = coupons.find(({ code }) => fold(code) === fold(typed));
  const valid = coupon?.redeemable === true && (coupon.expiredAt === null || coupon.expiredAt > now);
  return valid ? { ok: true, value: coupon } : { ok: false, reason: 'invalid' };
}

/**
 * Whether a coupon counts for a plan. It rewards paying more: within a tier only going from month to year does, and a coupon for
 * all plans asks for one that costs more a month. Who has no plan may choose any.
 *
 * @param current the plan that would be replaced, or null.
 */
export function couponApplies(coupon: Pick<Coupon, 'plans'>, plan: Plan, current: Plan | null): boolean {
  if (coupon.plans !== null && !coupon.plans.includes(plan.code)) return false;
  if (current === null) return true;
  if (planSlug(plan.code) === planSlug(current.code))
    return intervalOf(current) === 'monthly' && intervalOf(plan) === 'annual';
  return coupon.plans !== null || comparePerMonth(plan, current) > 0;
}

/** The plans that a coupon counts for. */
export function eligiblePlans(
  coupon: Pick<Coupon, 'plans'>,
  plans: readonly Plan[],
  current: Plan | null,
): Result<Plan[], 'none'> {
  const value = plans.filter((plan) => couponApplies(coupon, plan, current));
  return value.length > 0 ? { ok: true, value } : { ok: false, reason: 'none' };
}

/** Why a code cannot be used, by the error that says so. */
type CouponFault = 'invalid_coupon' | 'invalid_coupon_type' | 'no_eligible_plans' | 'coupon_problem';

/**
 * Whether a code that somebody typed counts for what they choose. A purchase that is no plan (null) takes only coupons for all.
 *
 * @param choice.plans all that are offered.
 * @param choice.plan the chosen one; null while there is none.
 * @param choice.current the plan that would be replaced, or null.
 */
export function judgeCoupon<Found extends Coupon>(
  coupons: readonly Found[],
  typed: string,
  choice: { plans: readonly Plan[]; plan: Plan | null; current: Plan | null } | null,
  now: Date,
): Result<Found, CouponFault> {
  const found = findCoupon(coupons, typed, now);
  if (!found.ok) return { ok: false, reason: 'invalid_coupon' };
  if (found.value.discount.type === 'unknown') return { ok: false, reason: 'invalid_coupon_type' };
  if (choice === null) return found.value.plans === null ? found : { ok: false, reason: 'coupon_problem' };
  if (!eligiblePlans(found.value, choice.plans, choice.current).ok) return { ok: false, reason: 'no_eligible_plans' };
  const counts = choice.plan === null || couponApplies(found.value, choice.plan, choice.current);
  return counts ? found : { ok: false, reason: 'coupon_problem' };
}

/** What the next bill of a price is after its discounts, one after the other. It never falls below 0. */
export function billedAmount(price: Cents, discounts: readonly Discount[]): Cents {
  return discounts.reduce((left, discount) => {
    if (discount.type === 'free_trial') return 0;
    if (discount.type === 'unknown') return left;
    const off = discount.type === 'percent' ? percentOf(left, discount.percent) : discount.amount;
    return Math.max(0, left - off);
  }, price);
}
