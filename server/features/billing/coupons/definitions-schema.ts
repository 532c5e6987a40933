import { couponDefinitionSchema, type WireCouponDefinition } from '@yardsign/contracts/routes/billing/billing-coupons';
import {
  type CouponDefinition,
  readCouponDuration,
  readCouponValue,
} from '@yardsign/domain/billing/coupon-definitions';
import { z } from 'zod';

/** A definition as the rules take it. */
export function readDefinition({ value, duration, plans, ends, ...said }: WireCouponDefinition): CouponDefinition {
  return {
    ...said,
    discount: readCouponValue(value) ?? { type: 'unknown' },
    duration: readCouponDuration(duration) ?? { duration, temporalAmount: null, temporalUnit: null },
    plans: plans === 'all' ? null : plans,
    endsAt: ends === null ? null : new Date(ends),
  };
}

/** What the site's settings say of coupons. Nothing else of them is read here. */
export const couponSettingsSchema = z.object({
  coupons: z.array(couponDefinitionSchema.transform(readDefinition)).max(200).default([]),
});
