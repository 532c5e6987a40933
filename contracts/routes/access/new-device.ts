import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { signInAnswerSchema } from './access.ts';

const ticketSchema = z.string().min(1).max(100);

const answerDeviceStep = defineRoute({
  method: 'POST',
  path: '/api/auth/v1/authenticate/device',
  feature: 'access',
  summary: 'Finish signing in with the code that was mailed. The ticket lives ten minutes and five tries.',
  body: z.object({ ticket: ticketSchema, code: z.string().trim().min(6).max(12) }),
  answer: signInAnswerSchema,
});

const resendDeviceCode = defineRoute({
  method: 'POST',
  path: '/api/app/v1/device-code/resend',
  feature: 'access',
  summary: 'Mail the code of a sign-in once more.',
  body: z.object({ ticket: ticketSchema }),
});

export const newDeviceRoutes = { answerDeviceStep, resendDeviceCode } as const;
