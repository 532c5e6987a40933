import { z } from 'zod';
import { idSchema, instantSchema, userIdSchema } from '../common.ts';
import { defineRoute } from '../define-route.ts';
import { authUserSchema, grantSchema, industrySchema, viewReasonSchema } from './access.ts';

const modeSchema = z.enum(['admin', 'team']);

const viewAsMember = defineRoute({
  method: 'POST',
  path: '/api/auth/v1/users/:id/teams/impersonate/:memberId',
  feature: 'access',
  summary:
    'See the product as a member of the team that the caller manages now, for an hour at most. Both names stand on everything that is done.',
  params: z.object({ id: userIdSchema, memberId: userIdSchema }),
  body: z.object({ industry_id: industrySchema, reason: viewReasonSchema.optional() }),
  answer: z.object({ data: grantSchema.extend({ user: authUserSchema }) }),
});

const endViewing = defineRoute({
  method: 'POST',
  path: '/api/app/v1/viewing/end',
  feature: 'access',
  summary: 'Stop seeing as someone else. A browser gets its own session back; any other client still has its own.',
  answer: z.object({ data: z.object({ email: z.string(), expires_at: instantSchema.nullable() }) }),
});

const viewedActSchema = z.object({
  at: instantSchema,
  method: z.string(),
  /** The pattern of the route, such as `/api/personalization/v1/profiles/:memberId/:feature`. */
  route: z.string(),
  status: z.number().int(),
});

export const listViewings = defineRoute({
  method: 'GET',
  path: '/api/app/v1/viewing/history',
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
        acts: z.array(viewedActSchema),
        /** How many there were; `acts` holds the first hundred. */
        actCount: z.number().int(),
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
});

export const viewingRoutes = {
  viewAsMember,
  endViewing,
  listViewings,
} as const;
