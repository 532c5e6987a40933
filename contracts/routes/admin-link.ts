import { LONGEST_PASSWORD } from '@yardsign/domain/account/password';
import { LONGEST_NAME } from '@yardsign/domain/account/person';
import { USERNAME } from '@yardsign/domain/account/username';
import { z } from 'zod';
import { instantSchema, languageSchema, timeZoneSchema } from '../common.ts';
import { defineRoute } from '../define-route.ts';

/** The secret of a link that the server printed. One that is unknown, old or used is not there: 404. */
const tokenSchema = z.string().min(1).max(100);

const nameSchema = z.string().trim().min(1).max(LONGEST_NAME);

const personSchema = z.object({
  token: tokenSchema,
  first_name: nameSchema,
  last_name: nameSchema,
  email: z.string().trim().max(254).pipe(z.email()),
  username: z.string().trim().toLowerCase().regex(USERNAME, 'must be a username'),
  /** A text that is too long passes the schema: the password rules refuse it with a reason. */
  password: z
    .string()
    .min(1)
    .max(4 * LONGEST_PASSWORD),
});

const openAdminLink = defineRoute({
  method: 'POST',
  path: '/api/app/v1/admin-link',
  feature: 'account',
  summary: 'Whether a link that the server printed still makes an administrator. Uses nothing up.',
  body: z.object({ token: tokenSchema }),
  answer: z.object({ expiresAt: instantSchema }),
});

export const prepareAdmin = defineRoute({
  method: 'POST',
  path: '/api/app/v1/admin-link/second-factor',
  feature: 'account',
  summary: 'Check name and password of the new administrator and get the secret for an authenticator app.',
  body: personSchema,
  answer: z.object({ secret: z.string(), uri: z.string() }),
});

export const makeAdmin = defineRoute({
  method: 'POST',
  path: '/api/app/v1/admin-link/account',
  feature: 'account',
  summary:
    'Make the administrator with a first code of the app. Answers ten recovery codes, this once; no link works any more.',
  body: personSchema.extend({
    code: z.string().trim().min(6).max(24),
    language: languageSchema.default('en'),
    time_zone: timeZoneSchema.optional(),
  }),
  answer: z.object({ username: z.string(), recoveryCodes: z.array(z.string()) }),
});

export const adminLinkRoutes = { openAdminLink, prepareAdmin, makeAdmin } as const;
