import { ACCOUNT_STATUSES } from '@yardsign/domain/access/account-kinds';
import { EXPECTED_FIELDS } from '@yardsign/domain/profile/basic-fields';
import { z } from 'zod';
import { idSchema, instantSchema, languageSchema, pageOf, userIdSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';

const statusSchema = z.enum(ACCOUNT_STATUSES);
/** What a team looks after in the profiles of its members. */
export const expectedSchema = z.enum(EXPECTED_FIELDS);

/** What every list of people of a team can be asked for. */
const pageQuery = {
  /** Words that each begin a word of the name or the address; accents and capitals do not matter. */
  query: z.string().trim().max(200).optional(),
  cursor: z.string().max(2000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
};

const memberSchema = z.object({
  id: userIdSchema,
  name: z.string(),
  email: z.string(),
  photoUrl: z.string().nullable(),
  status: statusSchema,
  isAdmin: z.boolean(),
  lastSignInAt: instantSchema.nullable(),
  /** The acts that the caller may do to this member. */
  may: z.object({ view: z.boolean(), remove: z.boolean(), changeRole: z.boolean() }),
});

export const listTeamMembers = defineRoute({
  method: 'GET',
  path: '/api/app/v1/team/members',
  feature: 'teams',
  summary:
    'The members of the team that the caller manages, in the order of their names. `query` is words that each begin a word of the name, username or address; accents and capitals do not matter. `total` comes with the first page.',
  query: z.object({
    ...pageQuery,
    role: z.enum(['admin', 'member']).optional(),
    status: statusSchema.optional(),
  }),
  answer: pageOf(memberSchema).extend({ total: z.number().int().nullable() }),
});

export const inviteIdSchema = idSchema('inv');

const inviteSchema = z.object({
  id: inviteIdSchema,
  email: z.string(),
  name: z.string(),
  isAdmin: z.boolean(),
  language: languageSchema,
  state: z.enum(['open', 'expired', 'declined']),
  invitedBy: z.string(),
  sentAt: instantSchema,
  /** When it ends or ended; for a declined one, when that was. */
  expiresAt: instantSchema,
});

export const listTeamInvites = defineRoute({
  method: 'GET',
  path: '/api/app/v1/team/invites',
  feature: 'teams',
  summary:
    'The invitations of the team that nobody has accepted or taken back, the oldest first, and behind them those that were declined within 30 days. `query` is words that each begin a word of the name or address. `total` comes with the first page.',
  query: z.object({ ...pageQuery, state: z.enum(['open', 'expired', 'declined']).optional() }),
  answer: pageOf(inviteSchema).extend({ total: z.number().int().nullable() }),
});

export const getTeamGaps = defineRoute({
  method: 'GET',
  path: '/api/app/v1/team/gaps',
  feature: 'teams',
  summary:
    'What the profile of each member of the team lacks of what every piece is better with, those who lack the most first. `field` finds those who lack it. `total` and what the whole team lacks come with the first page.',
  query: z.object({ ...pageQuery, field: expectedSchema.optional() }),
  answer: pageOf(z.object({ id: userIdSchema, name: z.string(), missing: z.array(expectedSchema) })).extend({
    total: z.number().int().nullable(),
    team: z
      .object({
        members: z.number().int(),
        /** So many lack at least one. */
        lacking: z.number().int(),
        /** For each, so many lack it. */
        fields: z.array(z.object({ field: expectedSchema, count: z.number().int() })),
      })
      .nullable(),
  }),
});
