import { z } from 'zod';
import { idSchema, instantSchema, userIdSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { authUserSchema, grantSchema, industrySchema, viewReasonSchema } from './access.ts';

const modeSchema = z.enum(['admin', 'team']);

const impersonateMember = defineRoute({
  method: 'POST',
  path: '/api/auth/v1/users/:id/teams/impersonate/:memberId',
  feature: 'access',
  summary:
    'See the product as a member of the team that the caller manages now, for an hour at most. Both names stand on everything that is done.',
  params: z.object({ id: userIdSchema, memberId: userIdSchema }),
  body: z.object({ industry_id: industrySchema, reason: viewReasonSchema.optional() }),
  answer: z.object({ data: grantSchema.extend({ user: authUserSchema }) }),
});

const endImpersonation = defineRoute({
  method: 'POST',
  path: '/api/app/v1/impersonation/end',
  feature: 'access',
  summary: 'Stop impersonating someone else. A browser gets its own session back; any other client still has its own.',
  answer: z.object({ data: z.object({ email: z.string(), expires_at: instantSchema.nullable() }) }),
});

const impersonatedActSchema = z.object({
  at: instantSchema,
  method: z.string(),
  /** The pattern of the route, such as `/api/personalization/v1/profiles/:memberId/:feature`. */
  route: z.string(),
  status: z.number().int(),
});

export const listImpersonations = defineRoute({
  method: 'GET',
  path: '/api/app/v1/impersonation/history',
  feature: 'access',
  summary: 'Who saw the product as the caller: when, why, for how long, and what they changed. Newest first.',
  query: z.object({ cursor: z.string().max(40).optional() }),
  answer: z.object({
    items: z.array(
      z.object({
        id: idSchema('ses'),
        mode: modeSchema,
        byName: z.string(),
        reason: z.string(),
        startedAt: instantSchema,
        /** Null while it goes on. */
        endedAt: instantSchema.nullable(),
        acts: z.array(impersonatedActSchema),
        /** How many there were; `acts` holds the first hundred. */
        actCount: z.number().int(),
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
});

export const impersonationRoutes = {
  impersonateMember,
  endImpersonation,
  listImpersonations,
} as const;
