import { ACTION_OF_EVENT, toldContent, USAGE_ACTIONS } from '@yardsign/domain/usage/usage-event';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';

const feature = 'usage';

/** Of what is told, what is longer than anything of ours is no telling. */
const told = z.string().max(2_000);
const fewTexts = z.record(z.string().max(60), told).refine((texts) => Object.keys(texts).length <= 20, 'too many');

/** An event of use, with the fields of the documents. What else is sent of a person is left out. */
const usageEventSchema = z.object({
  event: z.string().refine((name) => ACTION_OF_EVENT.has(name), 'must be an event'),
  /** Who did it, without anything that opens something. The server puts what it knows in place of all but the plan. */
  user: z.object({
    id: z.string().max(60),
    type: z.string().max(60).nullable(),
    status: z.string().max(60),
    plan: z.string().max(60).nullable(),
  }),
  subscription: z.object({ source: z.string().max(60), pastDue: z.boolean(), pendingCancel: z.boolean() }),
  /** What the page shows; each text is cut to 90 characters. */
  content: z.object({ title: told, contents: told, image: told }).transform(toldContent),
  userAgent: z.string().max(600),
  /** Where it was done: the route of the page, and its address. */
  eventData: z.object({
    name: told,
    path: told,
    fullPath: told,
    hash: told,
    params: fewTexts,
    query: fewTexts,
  }),
  /** By what analytics put events together: the visit, and the version of the program. */
  platform: fewTexts,
});

export type UsageEvent = z.infer<typeof usageEventSchema>;

const track = defineRoute({
  method: 'POST',
  path: '/api/track',
  feature,
  summary:
    'Tell of something that a member did. Counted for all members together, and passed on to the analytics of this installation when it has any. What staff does does not count, nor what is done in the name of somebody else, nor more than 120 events a minute.',
  query: z.object({ action: z.literal('track') }),
  body: usageEventSchema,
});

const readUsage = defineRoute({
  method: 'GET',
  path: '/api/app/v1/admin/usage',
  feature,
  summary: 'How often what was done in the last days, for all members together, the most frequent first.',
  query: z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }),
  answer: z.object({
    data: z.object({
      /** The first of the days, as in `2026-11-21`. */
      since: z.string(),
      events: z.array(z.object({ event: z.string(), action: z.enum(USAGE_ACTIONS), times: z.number().int() })),
      /** Pages by how often they were opened; a segment that starts with `$` stands for anything. */
      pages: z.array(z.object({ page: z.string(), times: z.number().int() })),
    }),
  }),
});

export const usageRoutes = { track, readUsage } as const;
