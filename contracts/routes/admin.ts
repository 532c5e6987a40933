import { ACCOUNT_STATUSES, USER_TYPES } from '@yardsign/domain/access/account-kinds';
import { z } from 'zod';
import { instantSchema, languageSchema, pageOf, userIdSchema } from '../common.ts';
import { defineRoute } from '../define-route.ts';
import { postSchema } from './sharing/sharing.ts';

const statusSchema = z.enum(ACCOUNT_STATUSES);
const typeSchema = z.enum(USER_TYPES);
/** 1 member, 2 crew, 3 admin. */
const levelSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const levelQuerySchema = z.coerce.number().pipe(levelSchema);
const featureSlugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(60);
const cursorSchema = z.string().max(200);

const namedSchema = z.object({ id: userIdSchema, name: z.string() });

const personSchema = z.object({
  id: userIdSchema,
  name: z.string(),
  email: z.string(),
  username: z.string(),
  photoUrl: z.string().nullable(),
  status: statusSchema,
  blocked: z.boolean(),
  /** When the account will be deleted, for one whose owner has asked for it. */
  deletionDueAt: instantSchema.nullable(),
  type: typeSchema.nullable(),
  level: z.number().int(),
  plan: z.string().nullable(),
  /** The account above, the first if there are several. */
  team: namedSchema.nullable(),
  lastSignInAt: instantSchema.nullable(),
  joinedAt: instantSchema,
});

export const listPeople = defineRoute({
  method: 'GET',
  path: '/api/app/v1/admin/people',
  feature: 'admin',
  summary:
    'Find people: who is called so first, then who is in such a company or team, each newest first. `query` is an id, or words that each begin a word of the name, username, address, company or the name of the team above; accents and capitals do not matter. `total` comes with the first page; 101 stands for more than 100.',
  query: z.object({
    query: z.string().trim().max(200).optional(),
    status: z.enum([...ACCOUNT_STATUSES, 'blocked', 'deleting']).optional(),
    type: z.enum([...USER_TYPES, 'none']).optional(),
    level: levelQuerySchema.optional(),
    feature: featureSlugSchema.optional(),
    /** Everyone under this account. */
    team: userIdSchema.optional(),
    cursor: cursorSchema.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  answer: pageOf(personSchema).extend({ total: z.number().int().nullable() }),
});

const personDetailSchema = personSchema.extend({
  phone: z.string(),
  language: languageSchema,
  timeZone: z.string(),
  company: z.string(),
  maxLogins: z.number().int(),
  logins: z.number().int(),
  seats: z.number().int(),
  blockedAt: instantSchema.nullable(),
  forceRedirect: z.string().nullable(),
  features: z.array(
    z.object({ slug: z.string(), isPlan: z.boolean(), includes: z.array(z.string()), expired: z.boolean() }),
  ),
  trialEndsAt: instantSchema.nullable(),
  profileFlags: z.array(z.object({ id: z.number().int(), since: instantSchema })),
  teams: z.array(namedSchema.extend({ type: typeSchema.nullable(), isAdmin: z.boolean() })),
  /** The first fifty accounts under this one; `memberCount` says how many there are. */
  members: z.array(namedSchema.extend({ status: statusSchema, isAdmin: z.boolean() })),
  memberCount: z.number().int(),
  connections: z.array(
    z.object({
      network: z.string(),
      state: z.enum(['not_connected', 'connected', 'expires_soon', 'expired', 'permissions_missing']),
      account: z.string().nullable(),
      targets: z.array(z.string()),
      expiresAt: instantSchema.nullable(),
    }),
  ),
  openSessions: z.number().int(),
  lastSeenAt: instantSchema.nullable(),
  secondFactor: z.boolean(),
  signInWith: z.array(z.string()),
  posts: z.array(postSchema.pick({ id: true, network: true, target: true, content: true, state: true, dueAt: true })),
  postCounts: z.object({ scheduled: z.number().int(), published: z.number().int(), attention: z.number().int() }),
});

const personAnswer = z.object({ person: personDetailSchema });

export const getPerson = defineRoute({
  method: 'GET',
  path: '/api/app/v1/admin/people/:id',
  feature: 'admin',
  summary: 'Everything that helps to help somebody: state, team, features, connections without tokens, last posts.',
  params: z.object({ id: userIdSchema }),
  answer: personAnswer,
});

/** The reason of the act. The audit log keeps it. */
const reasonSchema = z.string().trim().min(3).max(200);

/** Something that an admin does with an account, for a reason; the answer is the account as it is afterwards. */
function defineAct<Shape extends z.ZodRawShape>(path: string, summary: string, shape: Shape) {
  return defineRoute({
    method: 'POST',
    path: `/api/app/v1/admin/people/:id/${path}`,
    feature: 'admin',
    summary,
    params: z.object({ id: userIdSchema }),
    body: z.object({ ...shape, reason: reasonSchema }),
    answer: personAnswer,
  });
}

/** Everything that an admin may do with an account. */
export const personActs = {
  setStatus: defineAct('status', 'Set the status of an account. It counts from the next call of the member.', {
    status: statusSchema,
  }),
  setBlock: defineAct(
    'block',
    'Block an account or lift the block. Blocking ends every session at once and refuses every sign-in.',
    { blocked: z.boolean() },
  ),
  setType: defineAct('type', 'Set the user type. An account with people under it stays an owner.', {
    type: typeSchema.nullable(),
  }),
  setLevel: defineAct('level', 'Make somebody a member, crew or an admin. Never oneself, and one admin always stays.', {
    level: levelSchema,
  }),
  setSeats: defineAct('seats', 'Set the seats of a team: not fewer than are taken.', {
    seats: z.number().int().min(0).max(10_000),
  }),
  setMaxLogins: defineAct('max-logins', 'Set how many logins the account may have. Logins that exist stay.', {
    maxLogins: z.number().int().min(1).max(100),
  }),
  changeFeature: defineAct('features', 'Give a feature or a plan, let one expire, or take one away.', {
    feature: featureSlugSchema,
    change: z.enum(['grant', 'expire', 'remove']),
  }),
  endSessions: defineAct('sessions/end', 'Sign somebody out everywhere.', {}),
  sendPasswordReset: defineAct(
    'password-reset',
    'Mail somebody a link to choose a new password. The present one goes on working until they do.',
    {},
  ),
  removeSecondFactor: defineAct(
    'second-factor/remove',
    'Take the second factor of somebody who lost phone and recovery codes away, and sign them out everywhere. Never one’s own.',
    {},
  ),
} as const;

export const getInstallation = defineRoute({
  method: 'GET',
  path: '/api/app/v1/admin/installation',
  feature: 'admin',
  summary: 'What runs here: version, environment, database, queue. Nothing secret.',
  answer: z.object({
    version: z.string(),
    environment: z.enum(['production', 'development', 'test']),
    sandbox: z.boolean(),
    demo: z.boolean(),
    services: z.array(z.string()),
    startedAt: instantSchema,
    node: z.string(),
    database: z.object({ kind: z.enum(['postgres', 'pglite']), version: z.string(), migration: z.string() }),
    queue: z.object({ waiting: z.number().int(), retrying: z.number().int(), failed: z.number().int() }),
    people: z.number().int(),
  }),
});

export const adminRoutes = {
  listPeople,
  getPerson,
  ...personActs,
  getInstallation,
} as const;
