import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { entryFeatureSchema, industrySchema, signInAnswerSchema } from './access.ts';

/** The two halves of a mailed link, joined by a point. Anything else is a link that does not work, not a faulty request. */
const ticketSchema = z.string().min(1).max(500);

const authenticateToken = defineRoute({
  method: 'POST',
  path: '/api/auth/v1/authenticate/token',
  feature: 'access',
  summary:
    'Sign in with the ticket of a mailed link as `password`. It works once, for ten minutes; after that the answer is that of a wrong password.',
  body: z.object({ password: ticketSchema, industry_id: industrySchema, feature: entryFeatureSchema }),
  answer: signInAnswerSchema,
});

const requestSignInLink = defineRoute({
  method: 'POST',
  path: '/api/app/v1/sign-in-link',
  feature: 'access',
  summary: 'Mail a link that signs in without a password. The answer is the same for every address.',
  body: z.object({ email: z.string().trim().max(254).pipe(z.email()) }),
});

const readSignInLink = defineRoute({
  method: 'POST',
  path: '/api/app/v1/sign-in-link/read',
  feature: 'access',
  summary: 'Whose link it is, without using it: a mail scanner may open the page.',
  body: z.object({ ticket: ticketSchema }),
  answer: z.object({
    name: z.string(),
    username: z.string(),
    /** The provider that the link connects to the account, when that is what it is for. */
    connects: z.enum(['google', 'apple']).nullable(),
  }),
});

export const signInLinkRoutes = {
  authenticateToken,
  requestSignInLink,
  readSignInLink,
} as const;
