import { judgeCoupon } from '@yardsign/domain/billing/coupons';
import { toCents } from '@yardsign/domain/billing/money';
import { offeredPlans, type Plan } from '@yardsign/domain/billing/plans';
import { AppError } from '../../../platform/errors.ts';

import type { AccountCoupon, BillingDeps } from '../ports.ts';
import { offeredCoupons } from './offered-coupons.ts';

/**
 * A plan that members may choose by themselves.
 *
 * @param shown the price that they were shown, in dollars.
 * @throws AppError `plan_not_offered`, `price_changed`.
 */
export function chosenPlan(plans: readonly Plan[], code: string, shown?: number): Plan {
  const plan = offeredPlans(plans).find((one) => one.code === code && one.price > 0);
  if (!plan) throw new AppError('plan_not_offered');
  if (shown !== undefined && toCents(shown) !== plan.price) throw new AppError('price_changed');
  return plan;
}

/**
 * Codes that somebody typed, held against our rules: they must count for the plan. Each counts once: one that is named twice, or that
 * the account uses already, is not redeemed again beside itself.
 *
 * @param redeemed what the account uses already.
 * @param choice.current the plan that would be replaced, or null; without a choice something is bought that is no plan.
 * @throws AppError `invalid_coupon`, `invalid_coupon_type`, `no_eligible_plans`, `coupon_problem` where it counts for other plans only.
 */
export async function readCoupons(
  deps: BillingDeps,
  { memberId, redeemed }: { memberId: string; redeemed: readonly Pick<AccountCoupon, 'coupon'>[] },
  typed: readonly string[],
  choice: { plans: readonly Plan[]; plan: Plan; current: Plan | null } | null,
): Promise<string[]> {
  if (typed.length === 0) return [];
  const coupons = await offeredCoupons(deps, memberId);
  const offered = choice && { ...choice, plans: offeredPlans(choice.plans) };
  const codes = typed.map((code) => {
    const judged = judgeCoupon(coupons, code, offered, deps.clock.now());
    if (!judged.ok) throw new AppError(judged.reason);
    return judged.value.code;
  });
  return [...new Set(codes)].filter((code) => !redeemed.some(({ coupon }) => coupon.code === code));
}
