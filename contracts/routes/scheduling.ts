import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
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

export const schedulingRoutes = { getCalendar } as const;
