import { LONGEST_NAME } from '@yardsign/domain/account/person';
import { EXPECTED_FIELDS, LOCKABLE_FIELDS } from '@yardsign/domain/profile/basic-fields';
import { MOST_INVITES_AT_ONCE } from '@yardsign/domain/teams/read-addresses';
import { isPlainLine } from '@yardsign/domain/text/characters';
import { z } from 'zod';
import { instantSchema, languageSchema, timeZoneSchema, userIdSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { signInAnswerSchema } from '../access/access.ts';
import { expectedSchema, getTeamGaps, inviteIdSchema, listTeamInvites, listTeamMembers } from './team-people.ts';
import { getTeamSettings, reachSchema, setTeamSetting, withdrawTeamSetting } from './team-settings.ts';

const lockableSchema = z.enum(LOCKABLE_FIELDS);
const nameSchema = z.string().trim().max(LONGEST_NAME, 'too_long').refine(isPlainLine, 'not_plain');
const emailSchema = z.string().trim().max(254).pipe(z.email('not_an_email'));

const lockSchema = z.object({
  field: lockableSchema,
  /** A text, a colour as `#RRGGBB`, or for a picture the digest of its bytes. */
  value: z.string(),
  /** Where a locked picture can be fetched. */
  url: z.string().nullable(),
  setBy: z.string(),
  at: instantSchema,
});

const teamSchema = z.object({
  ownerId: userIdSchema,
  ownerName: z.string(),
  company: z.string(),
  /** The role of the caller in the team. */
  role: z.enum(['owner', 'admin']),
  seats: z.object({ total: z.number().int(), members: z.number().int(), invites: z.number().int() }),
  /** The invitations that the list has, open or not. */
  inviteCount: z.number().int(),
  locks: z.array(lockSchema),
  /** What the owner's own profile says: what 'use the same for all' would lock. */
  ownValues: z.array(z.object({ field: lockableSchema, value: z.string(), url: z.string().nullable() })),
});

export const getTeam = defineRoute({
  method: 'GET',
  path: '/api/app/v1/team',
  feature: 'teams',
  summary:
    'The team that the caller manages, as its owner or as an admin: seats and brand locks, however many its people are.',
  answer: z.object({ team: teamSchema }),
});

const fillTeamGaps = defineRoute({
  method: 'POST',
  path: '/api/app/v1/team/members/:childId/gaps',
  feature: 'teams',
  summary:
    "Fill in for a member what their profile lacks. What they have is never overwritten, and they can change it afterwards. A picture is the owner's own: it is given without a value.",
  params: z.object({ childId: userIdSchema }),
  body: z
    .array(z.strictObject({ field: expectedSchema, value: z.string().max(2000).optional() }))
    .min(1)
    .max(EXPECTED_FIELDS.length),
});

const getTeamAbove = defineRoute({
  method: 'GET',
  path: '/api/app/v1/team/above',
  feature: 'teams',
  summary: 'The team that the caller is a member of; null for everyone else.',
  answer: z.object({
    team: z.object({ ownerId: userIdSchema, ownerName: z.string(), company: z.string() }).nullable(),
  }),
});

const leaveTeam = defineRoute({
  method: 'DELETE',
  path: '/api/app/v1/team/above',
  feature: 'teams',
  summary:
    'Leave the team that the caller is a member of. The account, its posts and its profile stay; the plan of the seat ends, locked fields are free again, and nobody of the team impersonates them any more. Its owner is told. Not for a seat of a license.',
});

const inviteMembers = defineRoute({
  method: 'POST',
  path: '/api/app/v1/team/invites',
  feature: 'teams',
  summary:
    'Invite people by mail. All of them or, when there are too few seats, none. Who is on the team or invited already is left out and named.',
  body: z.object({
    people: z
      .array(
        z.strictObject({
          email: emailSchema,
          firstName: nameSchema.default(''),
          lastName: nameSchema.default(''),
          isAdmin: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(MOST_INVITES_AT_ONCE),
    language: languageSchema,
  }),
  answer: z.object({
    invited: z.array(z.string()),
    left: z.array(z.object({ email: z.string(), why: z.enum(['on_team', 'invited']) })),
  }),
});

const resendInvite = defineRoute({
  method: 'POST',
  path: '/api/app/v1/team/invites/:inviteId/resend',
  feature: 'teams',
  summary: 'Mail an invitation again, with a new link that is good for two weeks. The earlier link stops working.',
  params: z.object({ inviteId: inviteIdSchema }),
});

const cancelInvite = defineRoute({
  method: 'DELETE',
  path: '/api/app/v1/team/invites/:inviteId',
  feature: 'teams',
  summary: 'Take an invitation back. Its link stops working and its seat is free.',
  params: z.object({ inviteId: inviteIdSchema }),
});

const setTeamAdmin = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/team/members/:childId',
  feature: 'teams',
  summary: 'Make a member an admin of the team, or a plain member again. Only its owner may.',
  params: z.object({ childId: userIdSchema }),
  body: z.object({ isAdmin: z.boolean() }),
});

const removeMember = defineRoute({
  method: 'DELETE',
  path: '/api/app/v1/team/members/:childId',
  feature: 'teams',
  summary:
    'Take a member off the team. Their account, posts and profile stay; the seat is free, locked fields are theirs again, and nobody of the team impersonates them any more.',
  params: z.object({ childId: userIdSchema }),
});

const lockField = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/team/locks/:field',
  feature: 'teams',
  summary:
    "Set a field of the profile for everyone on the team, now and later. Without a value the owner's own is taken, which a picture always is.",
  params: z.object({ field: lockableSchema }),
  body: z.object({ value: z.string().max(600).optional() }),
  answer: reachSchema,
});

const unlockField = defineRoute({
  method: 'DELETE',
  path: '/api/app/v1/team/locks/:field',
  feature: 'teams',
  summary: 'Let members change a field again. What it says stays until they do.',
  params: z.object({ field: lockableSchema }),
  answer: reachSchema,
});

/** Both halves of the mailed link. They travel in bodies, so that no log and no history has them. */
const linkSchema = z.object({ id: z.string().max(60), h: z.string().max(80) });

const matchingSchema = z.object({ name: z.string(), username: z.string(), company: z.string() });

export const readInvite = defineRoute({
  method: 'POST',
  path: '/api/app/v1/join-team/read',
  feature: 'teams',
  summary: 'What an invitation says, by its mailed link, and the accounts that use its address.',
  body: linkSchema,
  answer: z.object({
    invite: z.object({
      /** `closed`: the account that the team belongs to is not in order. */
      state: z.enum(['open', 'closed', 'cancelled', 'declined']),
      ownerName: z.string(),
      company: z.string(),
      invitedBy: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      isAdmin: z.boolean(),
      expiresAt: instantSchema,
    }),
    accounts: z.array(matchingSchema),
  }),
});

const acceptInvite = defineRoute({
  method: 'POST',
  path: '/api/app/v1/join-team/accept',
  feature: 'teams',
  summary: 'Join the team with the account that is signed in.',
  body: linkSchema,
});

const joinAsNew = defineRoute({
  method: 'POST',
  path: '/api/app/v1/join-team/create',
  feature: 'teams',
  summary: 'Join the team with a new account, for people whose address nobody uses yet. Signs in.',
  body: linkSchema.extend({
    first_name: nameSchema.min(1, 'required'),
    last_name: nameSchema.min(1, 'required'),
    password: z.string().min(1, 'required').max(128),
    language: languageSchema,
    time_zone: timeZoneSchema.optional(),
  }),
  answer: signInAnswerSchema,
});

const declineInvite = defineRoute({
  method: 'POST',
  path: '/api/app/v1/join-team/decline',
  feature: 'teams',
  summary: 'Say no to an invitation. Its seat is free; whoever invited sees it.',
  body: linkSchema,
});

export const teamsRoutes = {
  getTeam,
  listTeamMembers,
  listTeamInvites,
  getTeamGaps,
  fillTeamGaps,
  getTeamAbove,
  leaveTeam,
  inviteMembers,
  resendInvite,
  cancelInvite,
  setTeamAdmin,
  removeMember,
  lockField,
  unlockField,
  getTeamSettings,
  setTeamSetting,
  withdrawTeamSetting,
  readInvite,
  acceptInvite,
  joinAsNew,
  declineInvite,
} as const;
