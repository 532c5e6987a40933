import { z } from 'zod';
import { userIdSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { appleSchema } from './billing-shapes.ts';

const BASE = '/api/apple/v1';
const feature = 'billing';
const params = z.object({ code: userIdSchema });

const getAppleSubscription = defineRoute({
  method: 'GET',
  path: `${BASE}/industries/1/subscriptions/:code`,
  feature,
  summary: 'What the caller pays in the App Store, or null. It is changed in Apple’s own settings.',
  params,
  answer: z.object({ data: appleSchema.nullable() }),
});

const makeAppleToken = defineRoute({
  method: 'POST',
  path: `${BASE}/industries/1/accounts/:code/token`,
  feature,
  summary:
    'What the app gives to StoreKit as `appAccountToken` with a purchase, so that it is known whose it is. Always the same for one member.',
  params,
  answer: z.object({ data: z.object({ app_account_token: z.uuid() }) }),
});

const receiveAppleNotice = defineRoute({
  method: 'POST',
  path: `${BASE}/notifications`,
  feature,
  summary: 'Notifications of the App Store, version 2, signed by Apple. What is not is told nothing.',
  body: z.object({ signedPayload: z.string().min(1).max(60_000) }),
  answerKind: 'empty',
});

export const billingAppleRoutes = { getAppleSubscription, makeAppleToken, receiveAppleNotice } as const;
