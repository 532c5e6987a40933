import { USERNAME } from '@yardsign/domain/account/username';
import { z } from 'zod';
import { idSchema, instantSchema, userIdSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';

const credentialSchema = z.object({
  id: idSchema('crd'),
  username: z.string(),
  created_at: instantSchema,
  last_used_at: instantSchema.nullable(),
  /** Whether the caller signed in with it. */
  current: z.boolean(),
});

const usernameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(USERNAME, 'must be 3 to 40 letters, digits, dots, hyphens or underscores');
const newPasswordSchema = z.string().min(1).max(256);
/** The password of the account. It may be left out while a second factor is fresh. */
const ownPasswordSchema = z.string().min(1).max(128).optional();

const listLoginCredentials = defineRoute({
  method: 'GET',
  path: '/api/auth/v1/users/:id/login-credentials/',
  feature: 'access',
  summary: 'The further logins of an account that may have several, and how many it may have in all.',
  params: z.object({ id: userIdSchema }),
  answer: z.object({
    data: z.object({
      login_credentials: z.array(credentialSchema),
      /** All logins, that of the account itself included. */
      used: z.number().int(),
      max_logins: z.number().int(),
    }),
  }),
});

const addLoginCredential = defineRoute({
  method: 'POST',
  path: '/api/auth/v1/users/:id/login-credentials/',
  feature: 'access',
  summary: 'Add a login: a further username and password that open the same account.',
  params: z.object({ id: userIdSchema }),
  body: z.object({ username: usernameSchema, password: newPasswordSchema, current_password: ownPasswordSchema }),
  answer: z.object({ data: z.object({ login_credential: credentialSchema }) }),
});

const changeLoginCredential = defineRoute({
  method: 'PUT',
  path: '/api/auth/v1/users/:id/login-credentials/:cid',
  feature: 'access',
  summary: 'Give a login another password. Whoever is signed in with it is signed out.',
  params: z.object({ id: userIdSchema, cid: z.string().max(60) }),
  body: z.object({ password: newPasswordSchema, current_password: ownPasswordSchema }),
  answer: z.object({ data: z.object({ login_credential: credentialSchema }) }),
});

const removeLoginCredential = defineRoute({
  method: 'DELETE',
  path: '/api/auth/v1/users/:id/login-credentials/:username',
  feature: 'access',
  summary: 'Remove a login by its username. Whoever is signed in with it is signed out.',
  params: z.object({ id: userIdSchema, username: z.string().max(120) }),
  body: z.object({ current_password: ownPasswordSchema }),
});

export const loginCredentialsRoutes = {
  listLoginCredentials,
  addLoginCredential,
  changeLoginCredential,
  removeLoginCredential,
} as const;
