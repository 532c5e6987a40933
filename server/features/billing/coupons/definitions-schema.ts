import {
  type CouponDefinition,
  readCouponDuration,
  readCouponValue,
} from '@yardsign/domain/billing/coupon-definitions';
import { LANGUAGES } from '@yardsign/domain/languages';
import { z } from 'zod';

const name = z.string().trim().min(1).max(100);

const definitionSchema = z
  .strictObject({
    code: z.string().regex(/^[\w-]{1,40}$/),
    purpose: z.enum(['promo', 'referral']).default('promo'),
    value: z.union([z.string(), z.number()]),
    duration: z.string(),
    plans: z.union([z.literal('all'), z.array(z.string()).min(1)]).default('all'),
    ends: z.iso.datetime().nullable().default(null),
    names: z.strictObject(
      Object.fromEntries(LANGUAGES.map((language) => [language, name])) as Record<
        (typeof LANGUAGES)[number],
        typeof name
      >,
    ),
  })
  .transform(({ code, purpose, value, duration, plans, ends, names }, context): CouponDefinition => {
    const discount = readCouponValue(value);
    const lasts = readCouponDuration(duration);
    if (discount === null)
      context.addIssue({
        code: 'custom',
        path: ['value'],
        message: 'is a share such as "15%" or an amount such as 15',
      });
    if (lasts === null)
      context.addIssue({ code: 'custom', path: ['duration'], message: 'is "forever", "single_use" or "3 months"' });
    return {
      code,
      purpose,
      discount: discount ?? { type: 'unknown' },
      duration: lasts ?? { duration, temporalAmount: null, temporalUnit: null },
      plans: plans === 'all' ? null : plans,
      endsAt: ends === null ? null : new Date(ends),
      names,
    };
  });

/** What the site's settings say of coupons. Nothing else of them is read here. */
export const couponSettingsSchema = z.object({ coupons: z.array(definitionSchema).max(200).default([]) });
