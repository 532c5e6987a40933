import { z } from 'zod';
import { languageSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { networkSchema, postIdSchema } from './sharing.ts';

/** What a network counts of a post, as it was read last. */
const figuresSchema = z.object({
  reactions: z.number().int(),
  comments: z.number().int(),
  /** Null where the network does not count them. */
  shares: z.number().int().nullable(),
  readAt: z.iso.datetime(),
});

export const getFigures = defineRoute({
  method: 'GET',
  path: '/api/app/v1/posts/:id/figures',
  feature: 'results',
  summary: 'What the network counts of a published post; null as long as nothing was read.',
  params: z.object({ id: postIdSchema }),
  answer: z.object({
    figures: figuresSchema.nullable(),
    /** Whether the network tells us of such a post: not at all, or only once the member allows it. */
    told: z.enum(['yes', 'no', 'not_granted']),
  }),
});

const bestHoursSchema = z.array(
  z.object({ hour: z.number().int(), posts: z.number().int(), percent: z.number().int() }),
);

const againSchema = z.array(z.object({ path: z.string(), title: z.string(), language: languageSchema }));

const getAdvice = defineRoute({
  method: 'GET',
  path: '/api/app/v1/results/advice',
  feature: 'results',
  summary:
    "What the member's own posts of a year teach: the hours of their clock that did best, and the pieces that did well and have rested. Offered, never applied.",
  answer: z.object({
    /** The clock that the hours are of. */
    timeZone: z.string(),
    /** Empty as long as there are too few posts to learn from. */
    bestHours: bestHoursSchema,
    again: againSchema,
  }),
});

/** So many posts are answered, the best first. */
export const MOST_RESULTS = 50;

export const listResults = defineRoute({
  method: 'GET',
  path: '/api/app/v1/results',
  feature: 'results',
  summary:
    "What worked: the member's posts of a time with their figures, the best first, the hours that did best by their own clock, and the pieces that did well and have rested since.",
  query: z.object({
    network: networkSchema.optional(),
    days: z.coerce.number().int().min(7).max(366).default(90),
  }),
  answer: z.object({
    posts: z.array(
      z.object({
        id: postIdSchema,
        network: networkSchema,
        title: z.string(),
        language: languageSchema,
        /** What went out. */
        picture: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }),
        publishedAt: z.iso.datetime(),
        figures: figuresSchema,
        /** Beside the member's usual post on that network: 1 is as usual. */
        beside: z.number(),
        isGood: z.boolean(),
      }),
    ),
    /** Of how many posts figures are known in that time. */
    total: z.number().int(),
    /** Empty as long as there are too few posts to learn from. */
    bestHours: bestHoursSchema,
    /** So many posts it takes before hours are named. */
    leastPosts: z.number().int(),
    again: againSchema,
  }),
});

export const resultsRoutes = { getFigures, getAdvice, listResults } as const;
