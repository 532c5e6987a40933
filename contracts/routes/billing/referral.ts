import { REFERRAL_REFUSALS, REFERRAL_STATES } from '@yardsign/domain/referral/referral';
import { z } from 'zod';
import { instantSchema, pageOf } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { moneySchema } from './billing-shapes.ts';

const feature = 'referral';

const makeReferralLink = defineRoute({
  method: 'POST',
  path: '/api/app/v1/referrals/link',
  feature,
  summary: 'The link by which the caller refers others. Made with the first call, and the same ever after.',
  answer: z.object({ data: z.object({ link: z.url() }) }),
});

const referralSchema = z.object({
  id: z.string(),
  /** First name and initial. */
  name: z.string(),
  state: z.enum(REFERRAL_STATES),
  refusal: z.enum(REFERRAL_REFUSALS).nullable(),
  signed_up_at: instantSchema,
  changed_at: instantSchema,
  /** The free month that came of it; its amount is known once the referrer pays for a plan. */
  credit: z
    .object({
      state: z.enum(['waiting', 'credited', 'refused']),
      amount: moneySchema.nullable(),
      at: instantSchema.nullable(),
    })
    .nullable(),
});

const listReferrals = defineRoute({
  method: 'GET',
  path: '/api/app/v1/referrals',
  feature,
  summary: 'Who came by the link of the caller, the last first, and what was earned by it.',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(50).default(20),
    cursor: z.string().max(100).optional(),
  }),
  answer: z.object({
    data: pageOf(referralSchema).extend({ months_earned: z.number().int(), credited: moneySchema }),
  }),
});

const visitByReferral = defineRoute({
  method: 'POST',
  path: '/api/app/v1/referral-visits',
  feature,
  summary:
    'Remembers for 60 days by whose link this browser came: a sign-up in that time counts for the link that was opened last.',
  body: z.object({ code: z.string().regex(/^[a-z0-9]{6,40}$/) }),
  answerKind: 'empty',
});

export const referralRoutes = { makeReferralLink, listReferrals, visitByReferral } as const;
