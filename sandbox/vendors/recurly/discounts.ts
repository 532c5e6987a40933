import type { Coupon } from './catalogue.ts';
import { invalid } from './errors.ts';
import { addMonths } from './periods.ts';
import type { Site } from './site.ts';
import type { Redemption, Subscription } from './state.ts';

const DAY_MS = 86_400_000;

export function couponOf(site: Site, redemption: Redemption): Coupon | undefined {
  return site.state().coupons.find(({ code }) => code === redemption.couponCode);
}

/** When a redemption stops to count by itself, or null. */
function endOf(coupon: Coupon, redemption: Redemption): number | null {
  if (coupon.duration !== 'temporal') return null;
  const amount = coupon.temporalAmount ?? 0;
  if (coupon.temporalUnit === 'month') return addMonths(redemption.createdAt, amount);
  if (coupon.temporalUnit === 'year') return addMonths(redemption.createdAt, amount * 12);
  return redemption.createdAt + amount * DAY_MS * (coupon.temporalUnit === 'week' ? 7 : 1);
}

/** Redemptions of an account that still count. */
export function activeRedemptions(site: Site, accountCode: string): Redemption[] {
  return site.state().redemptions.filter((redemption) => {
    if (redemption.accountCode !== accountCode || redemption.removedAt !== null) return false;
    const coupon = couponOf(site, redemption);
    const end = coupon ? endOf(coupon, redemption) : 0;
    return end === null || end > site.now();
  });
}

/** How often an account has redeemed a coupon, whatever has become of it. */
function timesRedeemed(site: Site, coupon: Coupon, accountCode: string): number {
  return site.state().redemptions.filter((one) => one.couponCode === coupon.code && one.accountCode === accountCode)
    .length;
}

/** The coupon of a code that can be redeemed for a plan, or (null) for what is no plan. @throws RecurlyError a validation of `coupon_codes`. */
export function redeemable(
  site: Site,
  code: string,
  { accountCode, planCode }: { accountCode: string; planCode: string | null },
): Coupon {
  const coupon = site.state().coupons.find((one) => one.code.toLowerCase() === code.toLowerCase());
  if (!coupon) throw invalid('coupon_codes', 'is invalid');
  const late = coupon.redeemBy !== null && coupon.redeemBy <= site.now();
  if (coupon.state !== 'redeemable' || late) throw invalid('coupon_codes', 'has expired');
  if (coupon.plans !== null && !coupon.plans.includes(planCode ?? ''))
    throw invalid('coupon_codes', 'is not valid for this plan');
  if (coupon.mostAnAccount !== null && timesRedeemed(site, coupon, accountCode) >= coupon.mostAnAccount)
    throw invalid('coupon_codes', 'has already been redeemed the maximum number of times');
  return coupon;
}

/** What a coupon takes off an amount. */
function off(coupon: Coupon, amount: number): number {
  if ('percent' in coupon.discount) return Math.floor((amount * coupon.discount.percent) / 100 + 0.5);
  return 'amount' in coupon.discount ? Math.min(amount, coupon.discount.amount) : 0;
}

/** What all of these take off, one after the other. */
export function discountOf(coupons: readonly Coupon[], planCode: string, amount: number): number {
  let left = amount;
  for (const coupon of coupons) {
    if (coupon.plans === null || coupon.plans.includes(planCode)) left = Math.max(0, left - off(coupon, left));
  }
  return amount - left;
}

/** Writes down that a subscription uses a coupon. */
export function redeem(
  site: Site,
  coupon: Coupon,
  accountCode: string,
  subscription: Pick<Subscription, 'id'> | null,
): Redemption {
  const redemption: Redemption = {
    id: site.id('redemption'),
    accountCode,
    couponCode: coupon.code,
    subscriptionId: subscription?.id ?? null,
    createdAt: site.now(),
    // A longer trial is all that such a coupon gives, and it is given with the subscription.
    removedAt: 'trialDays' in coupon.discount ? site.now() : null,
  };
  site.state().redemptions.push(redemption);
  site.tell('coupon_redemption', 'created', { id: redemption.id, account_code: accountCode });
  return redemption;
}

/** A coupon for one use is used up by the first bill that it made smaller. */
export function useUp(site: Site, redemptions: readonly Redemption[]): void {
  for (const redemption of redemptions)
    if (couponOf(site, redemption)?.duration === 'single_use') redemption.removedAt = site.now();
}
