import { LONGEST_PASSWORD } from '@yardsign/domain/account/password';
import { LONGEST_NAME, LONGEST_PHONE, PHONE } from '@yardsign/domain/account/person';
import { USERNAME } from '@yardsign/domain/account/username';
import { z } from 'zod';
import { instantSchema, languageSchema, plainLineSchema, slugSchema, timeZoneSchema, userIdSchema } from '../common.ts';
import { defineRoute } from '../define-route.ts';
import { authUserSchema, industrySchema, signInAnswerSchema } from './access/access.ts';

/** An e-mail address as it was typed. Its case is kept for display and ignored when addresses are compared. */
const emailSchema = z.string().trim().max(254).pipe(z.email());
const nameSchema = plainLineSchema.pipe(z.string().min(1).max(LONGEST_NAME));
const phoneSchema = z.string().trim().max(LONGEST_PHONE).regex(PHONE, 'must be a phone number');
const usernameSchema = z.string().trim().toLowerCase().regex(USERNAME, 'must be a username');
/** A text that is too long passes the schema: the password rules refuse it with a reason. */
const passwordSchema = z
  .string()
  .min(1)
  .max(4 * LONGEST_PASSWORD);
/** The page to open afterwards: a path of this site, or its whole address. The mail always leads to our own page. */
const redirectSchema = z.string().max(500);

/** Half of a mailed link. A mail program may cut or change it, so a wrong one is a link that does not work, not a faulty request. */
const linkPartSchema = z.string().max(500);
const userParams = z.object({ id: userIdSchema });

export const createUser = defineRoute({
  method: 'POST',
  path: '/api/auth/v1/users/',
  feature: 'account',
  summary:
    'Create an account. It is finished by a mailed link; the answer is the same when the address has an account.',
  body: z.object({
    first_name: nameSchema,
    last_name: nameSchema,
    email: emailSchema,
    username: usernameSchema.optional(),
    password: passwordSchema.optional(),
    phone: phoneSchema.optional(),
    language: languageSchema.optional(),
    /** The time zone of the person. Their calendar uses it from the first day. */
    time_zone: timeZoneSchema.optional(),
    /** A coupon that the link to the sign-up has brought. One that is none is offered to nobody. */
    coupon: z
      .string()
      .regex(/^[\w-]{1,50}$/)
      .optional(),
    industry_id: industrySchema,
  }),
  status: 202,
  answer: z.object({ data: z.object({ mailed_to: z.string() }) }),
});

export const updateUser = defineRoute({
  method: 'POST',
  path: '/api/auth/v1/users/:id',
  feature: 'account',
  summary: 'Change the personal data of one’s own account. Any other field is refused.',
  params: userParams,
  body: z.object({
    first_name: nameSchema.optional(),
    last_name: nameSchema.optional(),
    phone: phoneSchema.optional(),
    username: usernameSchema.optional(),
    language: languageSchema.optional(),
    time_zone: timeZoneSchema.optional(),
  }),
  answer: z.object({ data: z.object({ user: authUserSchema }) }),
});

const requestEmailChange = defineRoute({
  method: 'POST',
  path: '/api/auth/v1/users/:id/request_email_change/',
  feature: 'account',
  summary:
    'Mail a link to a new address. Nothing changes until it is opened. Asks for the password, or a fresh second factor.',
  params: userParams,
  body: z.object({
    email: emailSchema,
    password: passwordSchema.optional(),
    redirect: redirectSchema.optional(),
    industry: industrySchema.optional(),
  }),
  answer: z.object({ data: z.object({ mailed_to: z.string() }) }),
});

const confirmEmailChange = defineRoute({
  method: 'POST',
  path: '/api/auth/v1/users/:id/confirm_email_change/',
  feature: 'account',
  summary: 'Use the link that was mailed to the new address. Every other session ends.',
  params: userParams,
  query: z.object({ email: emailSchema, h: linkPartSchema, id: linkPartSchema.optional() }),
  answer: z.object({ data: z.object({ email: z.string() }) }),
});

const requestPasswordChange = defineRoute({
  method: 'POST',
  path: '/api/auth/v1/users/request_password_change/',
  feature: 'account',
  summary:
    'Mail a link for a new password to everyone who has an account under the address. Answers the same for every address.',
  body: z.object({ email: emailSchema, redirect: redirectSchema.optional(), industry: industrySchema.optional() }),
  status: 202,
  answer: z.object({ data: z.object({ mailed_to: z.string() }) }),
});

const confirmPasswordChange = defineRoute({
  method: 'POST',
  path: '/api/auth/v1/users/confirm_password_change/',
  feature: 'account',
  summary: 'Set a new password by a mailed link. Every session of the account ends.',
  query: z.object({ token: linkPartSchema, h: linkPartSchema, industry: industrySchema.optional() }),
  body: z.object({ password: passwordSchema }),
});

const requestDelete = defineRoute({
  method: 'POST',
  path: '/api/auth/v1/users/:id/request_delete',
  feature: 'account',
  summary: 'Mail a link that deletes the account. Nothing happens until it is confirmed.',
  params: userParams,
  answer: z.object({ data: z.object({ mailed_to: z.string() }) }),
});

const confirmDelete = defineRoute({
  method: 'POST',
  path: '/api/auth/v1/users/confirm_delete',
  feature: 'account',
  summary: 'Delete the account that the mailed link names. It can be brought back for seven days by signing in.',
  query: z.object({ email: emailSchema, h: linkPartSchema, id: linkPartSchema.optional() }),
  answer: z.object({ data: z.object({ deletion_due_at: instantSchema }) }),
});

const startTrial = defineRoute({
  method: 'POST',
  path: '/api/auth/v1/users/:id/trial/industries/:industry',
  feature: 'account',
  summary: 'Start the trial, once for each account. An unfinished sign-up is finished by it.',
  params: userParams.extend({ industry: industrySchema }),
});

const selfApplyFeature = defineRoute({
  method: 'POST',
  path: '/api/auth/v1/users/:id/self_apply_features/slug-:feature',
  feature: 'account',
  summary: 'Add one of the features that members may give themselves.',
  params: userParams.extend({ feature: slugSchema }),
  answer: z.object({ data: z.object({ user: authUserSchema }) }),
});

const serviceParams = userParams.extend({ service: slugSchema });
const industryQuery = z.object({ industry: industrySchema.optional() });

const saveService = defineRoute({
  method: 'POST',
  path: '/api/auth/v1/users/:id/services/slug-:service',
  feature: 'account',
  summary: 'Give a connected service a name of one’s own. Tokens are never taken from a client.',
  params: serviceParams,
  query: industryQuery,
  body: z.object({ account: z.string().trim().min(1).max(120) }),
  answer: z.object({ data: z.object({ user: authUserSchema }) }),
});

const removeService = defineRoute({
  method: 'DELETE',
  path: '/api/auth/v1/users/:id/services/slug-:service',
  feature: 'account',
  summary: 'Disconnect a service: its tokens are deleted, its open posts wait for a new connection.',
  params: serviceParams,
  query: industryQuery,
});

const authenticateTicket = defineRoute({
  method: 'POST',
  path: '/api/auth/v1/authenticate/ticket',
  feature: 'account',
  summary: 'Open an unfinished account by its mailed link. The session may finish the sign-up and nothing else.',
  body: z.object({ selector: linkPartSchema, secret: linkPartSchema }),
  answer: signInAnswerSchema,
});

/** What the page of a mailed link shows before the link is used. */
export const readMailedLink = defineRoute({
  method: 'POST',
  path: '/api/app/v1/account/link',
  feature: 'account',
  summary: 'Whose account a mailed link is for, without using it up.',
  body: z.object({
    purpose: z.enum(['reset-password', 'delete-account', 'complete-signup']),
    id: linkPartSchema,
    secret: linkPartSchema,
  }),
  answer: z.object({
    account: z.object({ name: z.string(), username: z.string(), email: z.string() }),
    expiresAt: instantSchema,
    /** What a deletion would also delete. */
    has: z.object({ posts: z.number().int(), connections: z.number().int(), teamMembers: z.number().int() }).nullable(),
  }),
});

export const getAccount = defineRoute({
  method: 'GET',
  path: '/api/app/v1/account',
  feature: 'account',
  summary: 'What the account page shows besides the documents’ account data.',
  answer: z.object({
    hasPassword: z.boolean(),
    /** Whether a first password may be set in this session: it is new enough, or finishes a sign-up. */
    maySetFirstPassword: z.boolean(),
    language: languageSchema,
    timeZone: z.string(),
    /** An address that was asked for and waits for its link to be opened. */
    pendingEmail: z.object({ email: z.string(), expiresAt: instantSchema }).nullable(),
    trial: z.object({ endsAt: instantSchema }).nullable(),
    mayStartTrial: z.boolean(),
    selfApplicable: z.array(z.string()),
    teamMembers: z.number().int(),
  }),
});

const cancelEmailChange = defineRoute({
  method: 'DELETE',
  path: '/api/app/v1/account/email-change',
  feature: 'account',
  summary: 'Stop the open change of address: its link no longer works.',
});

const changePassword = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/account/password',
  feature: 'account',
  summary: 'Change the password. Every other session ends.',
  body: z.object({ current: passwordSchema.optional(), password: passwordSchema }),
});

const checkPassword = defineRoute({
  method: 'POST',
  path: '/api/app/v1/account/password-check',
  feature: 'account',
  summary: 'Whether a password would be taken. Neither kept nor logged.',
  body: z.object({
    password: z.string().max(4 * LONGEST_PASSWORD),
    /** Name and address of the person, which must not be the password. */
    about: z.array(z.string().max(254)).max(6).default([]),
  }),
  answer: z.object({
    fault: z.enum(['too_short', 'too_long', 'common', 'personal']).nullable(),
  }),
});

const finishSignup = defineRoute({
  method: 'POST',
  path: '/api/app/v1/account/finish-signup',
  feature: 'account',
  summary: 'Finish the sign-up without a trial: the account is active and free.',
});

export const accountRoutes = {
  createUser,
  updateUser,
  requestEmailChange,
  confirmEmailChange,
  cancelEmailChange,
  requestPasswordChange,
  confirmPasswordChange,
  changePassword,
  checkPassword,
  requestDelete,
  confirmDelete,
  startTrial,
  finishSignup,
  selfApplyFeature,
  saveService,
  removeService,
  authenticateTicket,
  readMailedLink,
  getAccount,
} as const;
