import { COUPON_STANDINGS, readCouponDuration, readCouponValue } from '@yardsign/domain/billing/coupon-definitions';
import { z } from 'zod';
import { inEveryLanguage, instantSchema, pageOf, plainLineSchema, userIdSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { couponSchema } from './billing-shapes.ts';

const feature = 'billing';
const BASE = '/api/app/v1/admin/coupons';
const code = z.string().regex(/^[\w-]{1,40}$/, 'is letters, digits, - and _');
const planCode = z.string().regex(/^[\w-]{1,50}$/);

/** What is said of a coupon: in the settings of the site, and by staff. */
export const couponDefinitionSchema = z.strictObject({
  code,
  /** `referral`: only for those who came by somebody's link. */
  purpose: z.enum(['promo', 'referral']).default('promo'),
  /** `"15%"` is a share, 15 an amount in dollars, `"30 days"` a longer trial. */
  value: z
    .union([z.string().max(20), z.number().max(100_000)])
    .refine((value) => readCouponValue(value) !== null, 'is a share such as "15%", an amount such as 15 or "30 days"'),
  duration: z
    .string()
    .max(20)
    .refine((text) => readCouponDuration(text) !== null, 'is "forever", "single_use" or "3 months"'),
  plans: z.union([z.literal('all'), z.array(planCode).min(1).max(50)]).default('all'),
  /** From when on it can no longer be used. */
  ends: instantSchema.nullable().default(null),
  names: inEveryLanguage(plainLineSchema.pipe(z.string().min(1).max(100))),
});

export type WireCouponDefinition = z.infer<typeof couponDefinitionSchema>;

/** The reason of the act. The audit log keeps it. */
const reason = z.string().trim().min(3).max(200);
const params = z.object({ code: z.string().regex(/^[\w.-]{1,50}$/) });

const siteCouponSchema = couponSchema.extend({
  purpose: z.enum(['promo', 'referral']),
  standing: z.enum(COUPON_STANDINGS),
  /** Who says what it is: staff here, the settings of the site, or the processor alone. */
  origin: z.enum(['staff', 'settings', 'processor']),
  /** How many members used it here. */
  uses: z.number().int(),
});

const listSchema = z.object({
  /** Whether this installation takes payments at all. */
  enabled: z.boolean(),
  items: z.array(siteCouponSchema),
  /** What members may choose, for a coupon that is not for all of it. */
  plans: z.array(z.object({ code: z.string(), name: z.string() })),
  /** The processor does not answer: what stands here is shown. */
  stale: z.boolean(),
});

const answer = z.object({ data: listSchema });

const listSiteCoupons = defineRoute({
  method: 'GET',
  path: BASE,
  feature,
  summary: 'All coupons of the site with how they stand and how many members used them, what can be used first.',
  answer,
});

const makeCoupon = defineRoute({
  method: 'POST',
  path: BASE,
  feature,
  summary:
    'Makes a coupon at the card processor, or names one that the processor keeps just so. Where the processor is silent it is made as soon as it answers.',
  body: couponDefinitionSchema.extend({ reason }),
  answer,
});

const endCoupon = defineRoute({
  method: 'POST',
  path: `${BASE}/:code/end`,
  feature,
  summary: 'Ends a coupon at once. Who uses it already keeps what it gives.',
  params,
  body: z.object({ reason }),
  answer,
});

const listCouponUses = defineRoute({
  method: 'GET',
  path: `${BASE}/:code/uses`,
  feature,
  summary: 'Who used a coupon, the last first.',
  params,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    cursor: z.string().max(200).optional(),
  }),
  answer: z.object({
    data: pageOf(
      z.object({
        member: z.object({ id: userIdSchema, name: z.string() }),
        at: instantSchema,
        /** Whether it still takes something off their bills. */
        counts: z.boolean(),
      }),
    ),
  }),
});

export type WireSiteCoupon = z.infer<typeof siteCouponSchema>;
export type WireSiteCoupons = z.infer<typeof listSchema>;

export const billingCouponRoutes = { listSiteCoupons, makeCoupon, endCoupon, listCouponUses } as const;
