import { couponApplies, eligiblePlans, findCoupon } from '@yardsign/domain/billing/coupons';
import { offeredPlans, type Plan } from '@yardsign/domain/billing/plans';
import { AppError } from '../../platform/errors.ts';

import type { BillingDeps } from './ports.ts';
import { answered } from './read-billing.ts';
import { processorOf } from './sync-account.ts';

/** A plan that members may choose by themselves. @throws AppError `plan_not_offered`. */
export function chosenPlan(plans: readonly Plan[], code: string): Plan {
  const plan = offeredPlans(plans).find((one) => one.code === code && one.price > 0);
  if (!plan) throw new AppError('plan_not_offered');
  return plan;
}

/**
 * Codes that somebody typed, held against our rules: they must count for the plan.
 *
 * @param current the plan that would be replaced, or null.
 * @throws AppError `invalid_coupon`, `invalid_coupon_type`, `no_eligible_plans`, `coupon_problem` where it counts for other plans only.
 */
export async function readCoupons(
  deps: BillingDeps,
  typed: readonly string[],
  choice: { plans: readonly Plan[]; plan: Plan; current: Plan | null },
): Promise<string[]> {
  if (typed.length === 0) return [];
  const coupons = await answered(() => processorOf(deps).coupons());
  return typed.map((code) => {
    const found = findCoupon(coupons, code, deps.clock.now());
    if (!found.ok) throw new AppError('invalid_coupon');
    if (found.value.discount.type === 'unknown') throw new AppError('invalid_coupon_type');
    if (!eligiblePlans(found.value, offeredPlans(choice.plans), choice.current).ok)
      throw new AppError('no_eligible_plans');
    if (!couponApplies(found.value, choice.plan, choice.current)) throw new AppError('coupon_problem');
    return found.value.code;
  });
}
