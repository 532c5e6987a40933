import {
  ASK_REASONS,
  MOST_HOURS,
  MOST_NAMED,
  MOST_NEW_DAYS,
  WORDING_LEVELS,
} from '@yardsign/domain/approval/team-rules';
import { z } from 'zod';
import { idSchema, instantSchema, languageSchema, pageOf, sha256Schema, userIdSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { contentTypeSchema } from '../content/content.ts';
import { networkSchema } from './sharing.ts';

const postIdSchema = idSchema('pst');
const peopleSchema = z.array(userIdSchema).max(MOST_NAMED);

const rulesSchema = z.strictObject({
  asks: z.enum(['nobody', 'everybody', 'some']),
  members: peopleSchema,
  roles: z.array(z.enum(['member', 'admin'])).max(2),
  newForDays: z.number().int().min(0).max(MOST_NEW_DAYS),
  what: z.enum(['everything', 'some']),
  kinds: z.array(contentTypeSchema).max(30),
  networks: z.array(networkSchema).max(30),
  wording: z.enum(WORDING_LEVELS),
  /** Words that nobody of the team can share by hand. */
  stops: z.enum(WORDING_LEVELS).default('off'),
  approvers: z.enum(['managers', 'chosen']),
  approverIds: peopleSchema,
  ownPosts: z.boolean(),
  hours: z.number().int().min(1).max(MOST_HOURS),
  undecided: z.enum(['send', 'stop']),
  adminsMayChange: z.boolean(),
});

const getRules = defineRoute({
  method: 'GET',
  path: '/api/app/v1/team/rules',
  feature: 'approval',
  summary: 'What the team wants somebody to agree to before it goes out, and the people whom that names.',
  answer: z.object({
    rules: rulesSchema,
    mayChange: z.boolean(),
    /** Those whom `members` and `approverIds` name, in the order of their names. */
    named: z.array(z.object({ id: userIdSchema, name: z.string(), onTeam: z.boolean() })),
  }),
});

const saveRules = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/team/rules',
  feature: 'approval',
  summary:
    'Say what has to be agreed to before it goes out. What is scheduled already is looked at again. For the owner, and for admins where the owner lets them.',
  body: rulesSchema,
});

const askSchema = z.object({
  postId: postIdSchema,
  /** Exactly what goes out. An answer is given to this digest and to nothing else. */
  digest: sha256Schema,
  asker: z.string(),
  title: z.string(),
  contentType: contentTypeSchema,
  network: networkSchema,
  target: z.string(),
  language: languageSchema,
  caption: z.string(),
  altText: z.string().nullable(),
  /** What follows it as its first comment; null for nothing. */
  firstComment: z.string().nullable(),
  link: z.string().nullable(),
  /** The picture that goes out, at an address that is good for a quarter of an hour. */
  picture: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }),
  /** The pictures behind it, in their order. */
  pictures: z.array(
    z.object({ url: z.string(), width: z.number().int(), height: z.number().int(), title: z.string() }),
  ),
  dueAt: instantSchema,
  /** Null for a post that goes out as soon as somebody has agreed. */
  wallClock: z.object({ date: z.iso.date(), time: z.string(), timeZone: z.string() }).nullable(),
  why: z.array(z.enum(ASK_REASONS)),
  decideBy: instantSchema,
  undecided: z.enum(['send', 'stop']),
  /** Its text has become older than its twin in the other language: after a yes it waits for whoever asked to look at it. */
  isOutdated: z.boolean(),
});

const verdictSchema = z.object({
  digest: sha256Schema,
  verdict: z.enum(['approved', 'declined']),
  /** What the member is told, above all of a no. */
  reason: z.string().trim().max(500).default(''),
});

const listApprovals = defineRoute({
  method: 'GET',
  path: '/api/app/v1/approvals',
  feature: 'approval',
  summary:
    'The posts of the team that wait for the caller, those that have to be decided first at the top. `total` comes with the first page.',
  query: z.object({
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  answer: pageOf(askSchema).extend({ total: z.number().int().nullable() }),
});

const listOwnAsks = defineRoute({
  method: 'GET',
  path: '/api/app/v1/approvals/own',
  feature: 'approval',
  summary: "The caller's own posts that wait for somebody of the team, and what became of the last hundred.",
  answer: z.object({
    asks: z.array(
      z.object({
        postId: postIdSchema,
        state: z.enum([
          'waiting',
          'approved',
          'declined',
          'not_needed',
          'undecided_sent',
          'undecided_stopped',
          'team_left',
        ]),
        /** Who may agree; nobody once it is decided. */
        waitsFor: z.array(z.string()),
        decideBy: instantSchema,
        undecided: z.enum(['send', 'stop']),
        by: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
  }),
});

const decideApproval = defineRoute({
  method: 'POST',
  path: '/api/app/v1/approvals/:postId',
  feature: 'approval',
  summary:
    'Agree to a post, or say no to it. `approval_changed` when it is no longer what was asked about, `approval_over` when somebody else was first.',
  params: z.object({ postId: postIdSchema }),
  body: verdictSchema,
});

/** Both halves of the mailed link. They travel in bodies, so that no log and no history has them. */
const linkSchema = z.object({ id: z.string().max(60), h: z.string().max(80) });

const readApprovalLink = defineRoute({
  method: 'POST',
  path: '/api/app/v1/approve-post/read',
  feature: 'approval',
  summary: 'The one post that a mailed link is about. Looking decides nothing.',
  body: linkSchema,
  answer: z.object({
    state: z.enum(['open', 'changed', 'over']),
    /** Null when it is not open any more. */
    ask: askSchema.nullable(),
  }),
});

const decideByLink = defineRoute({
  method: 'POST',
  path: '/api/app/v1/approve-post/decide',
  feature: 'approval',
  summary: 'Agree to the one post that a mailed link is about, or say no to it. The link works once.',
  body: linkSchema.extend(verdictSchema.shape),
});

export const approvalRoutes = {
  getRules,
  saveRules,
  listApprovals,
  listOwnAsks,
  decideApproval,
  readApprovalLink,
  decideByLink,
} as const;
