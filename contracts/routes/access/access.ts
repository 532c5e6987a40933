import { ACCOUNT_STATUSES, USER_TYPES } from '@yardsign/domain/access/account-kinds';
import { LEGAL_PAGES } from '@yardsign/domain/studio/legal-text';
import { CONTENT_MODES } from '@yardsign/domain/profile/content-mode';
import { z } from 'zod';
import { INDUSTRY_ID, instantSchema, languageSchema, userIdSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';

export const industrySchema = z.coerce
  .number()
  .int()
  .refine((id) => id === INDUSTRY_ID, 'unknown industry');

const statusSchema = z.enum(ACCOUNT_STATUSES);

const userTypeSchema = z.enum(USER_TYPES);

const featureSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  is_plan: z.boolean(),
  includes: z.array(z.string()),
});

/** The part of a connection that the browser may see (D-04). It never holds a token. */
const serviceSchema = z.object({
  id: z.string(),
  slug: z.string(),
  category: z.string(),
  connected: z.boolean(),
  account: z.string().nullable(),
  scope: z.array(z.string()),
  expires: instantSchema.nullable(),
});

const parentSchema = z.object({
  parent: z.object({ id: userIdSchema, type: userTypeSchema.nullable() }),
  is_admin: z.boolean(),
  statuses: z.array(z.object({ account_type_id: z.number().int(), status: statusSchema })),
});

const childSchema = z.object({
  child: z.object({ id: userIdSchema, type: userTypeSchema.nullable() }),
  is_admin: z.boolean(),
});

export const authUserSchema = z.object({
  id: userIdSchema,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  username: z.string(),
  phone: z.string(),
  status: statusSchema,
  type: userTypeSchema.nullable(),
  max_logins: z.number().int(),
  parents: z.array(parentSchema),
  /** The first 25 accounts under this one, in the order of their ids. `GET /api/app/v1/team/members` has all of them, in pages. */
  children: z.array(childSchema),
  children_count: z.number().int(),
  access_levels: z.array(z.object({ access_level: z.number().int() })),
  features: z.array(featureSchema),
  expired_features: z.array(featureSchema),
  services: z.array(serviceSchema),
});

const matchingUserSchema = z.object({
  id: userIdSchema,
  username: z.string(),
  name: z.string(),
  company: z.string(),
  status: statusSchema,
});

/** The reason for an impersonation. The member reads it afterwards. */
export const viewReasonSchema = z.string().trim().min(3).max(200);

/** `token` and `refresh_token` are given to API clients only; a browser gets HttpOnly cookies instead (D-04). */
export const grantSchema = z.object({
  token: z.string().optional(),
  refresh_token: z.string().optional(),
  expires_at: instantSchema,
});

/** The answer when the first factor was right and a second one is required. Nobody is signed in yet. */
const secondStepSchema = z.object({
  second_factor: z.object({ ticket: z.string(), methods: z.array(z.enum(['totp', 'recovery'])) }),
});

/** The password was right, and the account does not know this browser: a code was mailed. Nobody is signed in yet. */
const deviceStepSchema = z.object({
  device_code: z.object({ ticket: z.string(), sent_to: z.string() }),
});

/** Everything was right, and the account is about to be deleted. Nobody is signed in until they say that it stays. */
const restoreSchema = z.object({
  restore: z.object({ ticket: z.string(), deletion_due_at: instantSchema }),
});

/**
 * Every way of signing in answers one of these: signed in, a choice between several accounts, a second factor or the code of a mail first, or the question
 * whether an account that is about to be deleted stays.
 */
export const signInAnswerSchema = z.object({
  data: z.union([
    grantSchema.extend({ user: authUserSchema }),
    z.object({ users: z.array(matchingUserSchema) }),
    secondStepSchema,
    deviceStepSchema,
    restoreSchema,
  ]),
});

/** The feature that the entry page requires. A member without it is not signed in (AUTH-027). */
export const entryFeatureSchema = z
  .string()
  .regex(/^!?[a-z0-9-]{1,60}$/)
  .optional();

const authenticate = defineRoute({
  method: 'POST',
  path: '/api/auth/v1/authenticate',
  feature: 'access',
  summary: 'Sign in with a password. Several accounts under one address are answered as a list to choose from.',
  body: z.union([
    z.strictObject({
      username: z.string().trim().min(1).max(254),
      password: z.string().min(1).max(128),
      industry_id: industrySchema,
      feature: entryFeatureSchema,
    }),
    /** The user whom an admin wants to impersonate. It takes the admin's own session, a fresh second factor and a reason. */
    z.strictObject({ id: userIdSchema, industry_id: industrySchema, reason: viewReasonSchema }),
  ]),
  answer: signInAnswerSchema,
});

const restoreAtSignIn = defineRoute({
  method: 'POST',
  path: '/api/auth/v1/authenticate/restore',
  feature: 'access',
  summary: 'Keep an account that was about to be deleted, and sign in. The ticket lives ten minutes.',
  body: z.object({ ticket: z.string().min(1).max(1000) }),
  answer: signInAnswerSchema,
});

const refresh = defineRoute({
  method: 'POST',
  path: '/api/auth/v1/authenticate/refresh',
  feature: 'access',
  summary: 'Exchange a refresh token for the next pair. A token that was used before ends its whole session.',
  body: z.object({ refresh_token: z.string().max(200).optional() }),
  answer: z.object({ data: grantSchema }),
});

export const getUser = defineRoute({
  method: 'GET',
  path: '/api/auth/v1/users/:id',
  feature: 'access',
  summary: 'Account data of a user.',
  params: z.object({ id: userIdSchema }),
  query: z.object({ expand: z.enum(['all']).optional(), industry: industrySchema.optional() }),
  answer: z.object({ data: z.object({ user: authUserSchema }) }),
});

const logout = defineRoute({
  method: 'POST',
  path: '/api/app/v1/logout',
  feature: 'access',
  summary: 'End this session. Answers the same without one.',
});

const getSession = defineRoute({
  method: 'GET',
  path: '/api/app/v1/session',
  feature: 'access',
  summary: 'Who is signed in here, until when, and what is known of the profile. `session` is null for a guest.',
  answer: z.object({
    session: z
      .object({
        user: authUserSchema,
        /** The account was made crew or admin, which counts once it has a second factor and this session has proved it. */
        levelWaits: z.enum(['enrol', 'confirm']).nullable(),
        /** The server's time: pages reckon with it, since the clock of a device may be wrong and that of a sandbox may be moved. */
        now: instantSchema,
        expiresAt: instantSchema,
        language: languageSchema,
        timeZone: z.string(),
        profileFlags: z.array(z.number().int()),
        brandVersion: z.number().int(),
        /** What the product puts first, by the goal that the member named. */
        contentMode: z.enum(CONTENT_MODES),
        /** The picture of the profile, for the account menu; null when there is none. */
        photoUrl: z.string().nullable(),
        /** A page that the member must see next; followed once. */
        forceRedirect: z.string().nullable(),
        /** Legal texts with a new version that the member is asked to accept. Nothing is refused until they do. */
        legalDue: z.array(z.enum(LEGAL_PAGES)),
        /** What the guards of billing pages decide by. */
        billing: z.object({
          source: z.enum(['recurly', 'apple', 'guest']),
          pastDue: z.boolean(),
          pendingCancel: z.boolean(),
        }),
        /** The owner of the first team above. A member asks them for what the plan does not include. */
        teamOwner: z.object({ name: z.string(), email: z.string() }).nullable(),
        /** The person who impersonates the member, or null. Their acts do not count as the member's use. */
        impersonation: z
          .object({
            mode: z.enum(['admin', 'team']),
            byName: z.string(),
            byEmail: z.string(),
            reason: z.string(),
            until: instantSchema,
          })
          .nullable(),
      })
      .nullable(),
  }),
});

const clearForceRedirect = defineRoute({
  method: 'POST',
  path: '/api/app/v1/session/force-redirect/clear',
  feature: 'access',
  summary: 'Say that the page which had to be seen has been reached.',
});

const setLanguage = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/session/language',
  feature: 'access',
  summary: 'Remember the language of the interface for this member.',
  body: z.object({ language: languageSchema }),
});

export const accessRoutes = {
  authenticate,
  restoreAtSignIn,
  refresh,
  getUser,
  logout,
  getSession,
  clearForceRedirect,
  setLanguage,
} as const;
