import type { CouponCreate } from 'recurly';
import { fromCents } from '@yardsign/domain/billing/money';
import type { NewCoupon } from '../../features/billing/ports.ts';

function discountOf({ discount }: NewCoupon): CouponCreate {
  switch (discount.type) {
    case 'percent':
      return { discountType: 'percent', discountPercent: discount.percent };
    case 'fixed':
      return { discountType: 'fixed', currencies: [{ currency: 'USD', discount: fromCents(discount.amount) }] };
    case 'free_trial':
      return { discountType: 'free_trial', freeTrialAmount: discount.length, freeTrialUnit: discount.unit };
    case 'unknown':
      throw new Error('A coupon that takes nothing off cannot be made');
  }
}

/** A coupon as the vendor makes it. Its end stays with us: the vendor knows days in California only. */
export function writeCoupon(coupon: NewCoupon): CouponCreate {
  const { code, name, plans, oncePerAccount } = coupon;
  const { duration, temporalAmount, temporalUnit } = coupon.duration;
  return {
    code,
    name,
    invoiceDescription: name,
    couponType: 'single_code',
    duration,
    ...(temporalAmount !== null && { temporalAmount }),
    ...(temporalUnit !== null && { temporalUnit }),
    ...discountOf(coupon),
    ...(plans === null ? { appliesToAllPlans: true } : { appliesToAllPlans: false, planCodes: [...plans] }),
    ...(oncePerAccount && { maxRedemptionsPerAccount: 1 }),
  };
}
