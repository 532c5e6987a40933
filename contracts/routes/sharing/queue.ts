import { MOST_SLOTS, WEEKDAYS } from '@yardsign/domain/sharing/queue';
import { TARGET_KINDS } from '@yardsign/domain/sharing/networks/target';
import { z } from 'zod';
import { instantSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { networkSchema, postIdSchema, targetRefSchema, timeSchema } from './sharing.ts';

const slotSchema = z.object({
  /** 0 is Sunday. */
  weekday: z.literal(WEEKDAYS),
  time: timeSchema,
});

const slotTimeSchema = z.object({ date: z.iso.date(), time: z.string(), at: instantSchema });

const targetQueueSchema = z.object({
  network: networkSchema,
  targetId: z.string(),
  name: z.string(),
  kind: z.enum(TARGET_KINDS),
  slots: z.array(slotSchema),
  /** Where the next post of the queue goes; null without slots, or when all of them are taken as far as posts can be scheduled. */
  next: slotTimeSchema.nullable(),
  /** The slots of the next two weeks, each with what fills it. */
  coming: z.array(slotTimeSchema.extend({ post: z.object({ id: postIdSchema, title: z.string() }).nullable() })),
});

const queueSchema = z.object({
  /** The member's own zone, on whose clock the slots are. */
  timeZone: z.string(),
  targets: z.array(targetQueueSchema),
});

const getQueue = defineRoute({
  method: 'GET',
  path: '/api/app/v1/queue',
  feature: 'sharing',
  summary: 'The times of the week at which each target takes a post from the queue, and what fills the next two weeks.',
  answer: z.object({ queue: queueSchema }),
});

const changeQueue = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/queue',
  feature: 'sharing',
  summary: 'Set the times of one target. Posts that have a time already keep it.',
  body: z.object({ target: targetRefSchema, slots: z.array(slotSchema).max(MOST_SLOTS) }),
  answer: z.object({ queue: queueSchema }),
});

export const queueRoutes = { getQueue, changeQueue } as const;
