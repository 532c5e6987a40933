import { z } from 'zod';
import { idSchema, languageSchema, pageOf } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { contentIdSchema } from '../content/content.ts';
import { slotSchema } from './autopilot.ts';
import { networkSchema, postSchema } from './sharing.ts';

/** Six weeks, as the longest month has them on a sheet. */
export const MOST_CALENDAR_DAYS = 42;

const dayQuery = z.iso.date();

export const getCalendar = defineRoute({
  method: 'GET',
  path: '/api/app/v1/calendar',
  feature: 'scheduling',
  summary: `The member's posts and the coming posts of their autopilot, by the days of their own clock; at most ${MOST_CALENDAR_DAYS} days.`,
  query: z.object({
    from: dayQuery,
    /** The last day that is wanted. */
    to: dayQuery,
    /** How much of a day is answered; its `total` says how much there is. */
    perDay: z.coerce.number().int().min(1).max(100).default(3),
    network: networkSchema.optional(),
    /** Only what the member planned, or only what autopilot did. */
    origin: z.enum(['member', 'autopilot']).optional(),
  }),
  answer: z.object({
    timeZone: z.string(),
    /** The days on which there is something, in their order. */
    days: z.array(
      z.object({
        date: z.iso.date(),
        total: z.number().int(),
        posts: z.array(postSchema),
        /** What autopilot posts that day, and is not among the posts yet. */
        slots: z.array(slotSchema),
      }),
    ),
  }),
});

export const listSuggestions = defineRoute({
  method: 'GET',
  path: '/api/app/v1/calendar/suggestions',
  feature: 'scheduling',
  summary:
    'Pieces that the member could post in the coming five weeks, by days around which nothing goes out: what did well and has rested, and what they have not posted yet. Nothing of it is planned.',
  answer: z.object({
    suggestions: z.array(
      z.object({
        date: z.iso.date(),
        why: z.enum(['again', 'fresh']),
        /** The language that it would be posted in. */
        language: languageSchema,
        content: z.object({ id: contentIdSchema, title: z.string(), path: z.string() }),
      }),
    ),
  }),
});

const listComing = defineRoute({
  method: 'GET',
  path: '/api/app/v1/calendar/coming',
  feature: 'scheduling',
  summary: 'What autopilot will post for the member and is not among their posts yet, the soonest first.',
  query: z.object({
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
    network: networkSchema.optional(),
  }),
  answer: pageOf(slotSchema),
});

const FEED = '/api/app/v1/calendar/feed';

const getFeed = defineRoute({
  method: 'GET',
  path: FEED,
  feature: 'scheduling',
  summary: 'The secret address at which a calendar program reads the calendar; null where there is none.',
  answer: z.object({ url: z.string().nullable() }),
});

const renewFeed = defineRoute({
  method: 'POST',
  path: FEED,
  feature: 'scheduling',
  summary: 'Make a secret address, or another one: the one before leads nowhere from then on.',
  answer: z.object({ url: z.string() }),
});

const removeFeed = defineRoute({
  method: 'DELETE',
  path: FEED,
  feature: 'scheduling',
  summary: 'Take the secret address back.',
});

const readFeed = defineRoute({
  method: 'GET',
  path: '/api/app/v1/calendar/feeds/:id/:key/posts.ics',
  feature: 'scheduling',
  summary: 'The calendar as a file for calendar programs (RFC 5545). The address itself is the right to read it.',
  params: z.object({ id: idSchema('cal'), key: z.string().max(100) }),
  signed: true,
  answerKind: 'binary',
});

export const schedulingRoutes = {
  getCalendar,
  listSuggestions,
  listComing,
  getFeed,
  renewFeed,
  removeFeed,
  readFeed,
} as const;
