import { addMonths } from './calendar.ts';
import { type CouponDuration, couponEnd } from './coupon-end.ts';
import { billedAmount, type Coupon } from './coupons.ts';
import type { Cents } from './money.ts';
import { isPaused, isPendingPause, type Subscription } from './subscription.ts';

/** A coupon that an account uses, and since when. */
export interface Redeemed {
  coupon: Pick<Coupon, 'discount' | 'plans'> & CouponDuration;
  createdAt: Date;
}

/** When something is charged next: with the end of the period, or of the pause that is on or ahead. */
function nextBillAt(subscription: Subscription): Date | null {
  const { periodStartedAt, periodEndsAt, pausedAt, remainingPauseCycles: cycles } = subscription;
  const from = isPaused(subscription) ? periodStartedAt : isPendingPause(subscription) ? pausedAt : null;
  return from !== null && cycles !== null ? addMonths(from, cycles) : periodEndsAt;
}

/** What is used once is there until it is used; all else may end before the bill. */
function countsAt(at: Date, { coupon, createdAt }: Redeemed): boolean {
  if (coupon.duration === 'single_use') return true;
  const end = couponEnd(coupon, { at: createdAt, periodEndsAt: null });
  return !end.ok || end.value === null || end.value > at;
}

/**
 * What the next bill comes to. The processor says what the present contents cost with the coupons of today; a change that waits for
 * that bill, and a coupon that ends before it, make it another amount.
 */
export function nextBill(subscription: Subscription, redeemed: readonly Redeemed[]): Cents {
  const { pendingChange, total, tax, unitAmount, quantity, addOns } = subscription;
  const at = nextBillAt(subscription);
  const counting = redeemed.filter((one) => at === null || countsAt(at, one));
  const changed = pendingChange?.price ?? null;
  if (changed === null && counting.length === redeemed.length) return total;
  const planCode = pendingChange?.planCode ?? subscription.planCode;
  const present = addOns.reduce((sum, addOn) => sum + addOn.unitAmount * addOn.quantity, unitAmount * quantity);
  const discounts = counting
    .filter(({ coupon }) => coupon.plans === null || coupon.plans.includes(planCode))
    .map(({ coupon }) => coupon.discount)
    // Free time is given once, at the beginning.
    .filter(({ type }) => type !== 'free_trial');
  const net = billedAmount(changed ?? present, discounts);
  // Taxed at the rate of the present contents.
  const untaxed = total - tax;
  return untaxed > 0 ? net + Math.round((net * tax) / untaxed) : net;
}
