import { z } from 'zod';
import { instantSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { signInAnswerSchema } from './access.ts';

/** Six digits of an authenticator app, or one of the ten recovery codes; spaces and hyphens do not count. */
const codeSchema = z.string().trim().min(6).max(24);
const passwordSchema = z.string().min(1).max(128);
const recoveryCodesSchema = z.array(z.string());

const answerSecondStep = defineRoute({
  method: 'POST',
  path: '/api/auth/v1/authenticate/second-factor',
  feature: 'access',
  summary: 'Finish signing in with a code. The ticket lives five minutes and five tries.',
  body: z.object({ ticket: z.string().min(1).max(100), code: codeSchema }),
  answer: signInAnswerSchema,
});

const getSecondFactor = defineRoute({
  method: 'GET',
  path: '/api/app/v1/second-factor',
  feature: 'access',
  summary: 'Whether two-factor sign-in is on, since when, and how many recovery codes are left.',
  answer: z.object({
    on: z.boolean(),
    since: instantSchema.nullable(),
    recoveryCodesLeft: z.number().int(),
    /** Until when the factor that this session proved counts as fresh; null when it does not. */
    freshUntil: instantSchema.nullable(),
  }),
});

const enrolSecondFactor = defineRoute({
  method: 'POST',
  path: '/api/app/v1/second-factor',
  feature: 'access',
  summary: 'Get a secret for an authenticator app. Nothing changes until a first code has confirmed it.',
  body: z.object({ password: passwordSchema.optional() }),
  answer: z.object({ secret: z.string(), uri: z.string() }),
});

const enableSecondFactor = defineRoute({
  method: 'POST',
  path: '/api/app/v1/second-factor/enable',
  feature: 'access',
  summary: 'Turn two-factor sign-in on with a first code. Answers ten recovery codes, this once.',
  body: z.object({ code: codeSchema }),
  answer: z.object({ recoveryCodes: recoveryCodesSchema }),
});

const confirmSecondFactor = defineRoute({
  method: 'POST',
  path: '/api/app/v1/second-factor/confirm',
  feature: 'access',
  summary: 'Prove the second factor again in this session: good for fifteen minutes, changes nothing else.',
  body: z.object({ code: codeSchema }),
  answer: z.object({ freshUntil: instantSchema }),
});

const renewRecoveryCodes = defineRoute({
  method: 'POST',
  path: '/api/app/v1/second-factor/recovery-codes',
  feature: 'access',
  summary: 'Replace the recovery codes. The old ones stop working.',
  body: z.object({ code: codeSchema }),
  answer: z.object({ recoveryCodes: recoveryCodesSchema }),
});

const disableSecondFactor = defineRoute({
  method: 'POST',
  path: '/api/app/v1/second-factor/disable',
  feature: 'access',
  summary: 'Turn two-factor sign-in off, with the password and a code.',
  body: z.object({ password: passwordSchema.optional(), code: codeSchema }),
});

export const secondFactorRoutes = {
  answerSecondStep,
  getSecondFactor,
  enrolSecondFactor,
  enableSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  disableSecondFactor,
} as const;
