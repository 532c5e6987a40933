import { z } from 'zod';
import { idSchema, instantSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';

const sessionIdSchema = idSchema('ses');

const listSessions = defineRoute({
  method: 'GET',
  path: '/api/app/v1/sessions',
  feature: 'access',
  summary: 'Where the caller is signed in, the one that asks first.',
  answer: z.object({
    sessions: z.array(
      z.object({
        id: sessionIdSchema,
        /** Names of ours, such as `Chrome` and `Mac`; null when the device did not say. */
        browser: z.string().nullable(),
        system: z.string().nullable(),
        /** True for a client with a token of its own, false for a browser. */
        api: z.boolean(),
        startedAt: instantSchema,
        lastSeenAt: instantSchema,
        current: z.boolean(),
        /** The further login that was used, if it was one. */
        login: z.string().nullable(),
      }),
    ),
  }),
});

const endSession = defineRoute({
  method: 'DELETE',
  path: '/api/app/v1/sessions/:id',
  feature: 'access',
  summary: 'Sign one of the caller’s sessions out.',
  params: z.object({ id: sessionIdSchema }),
});

const endSessions = defineRoute({
  method: 'POST',
  path: '/api/app/v1/sessions/end',
  feature: 'access',
  summary: 'Sign out everywhere; with `this` also where the call comes from.',
  body: z.object({ this: z.boolean() }),
  answer: z.object({ ended: z.number().int() }),
});

export const sessionsRoutes = {
  listSessions,
  endSession,
  endSessions,
} as const;
