import { MOST_JOBS, REPEAT_DAYS } from '@yardsign/domain/autopilot/job';
import { FALLBACK_TIME_ZONE_ID } from '@yardsign/domain/time/time-zones';
import { z } from 'zod';
import { idSchema, instantSchema, languageSchema, userIdSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { contentIdSchema } from '../content/content.ts';

const jobIdSchema = idSchema('job');
const slotIdSchema = idSchema('slo');
const numberSchema = z.number().int().min(0).max(1000);

/** What an answer says besides. The documents' clients send a job back as they got it: that is taken, and not read. */
function notRead<Key extends string>(keys: readonly Key[]) {
  return Object.fromEntries(keys.map((key) => [key, z.unknown().optional()])) as Record<
    Key,
    z.ZodOptional<z.ZodUnknown>
  >;
}

const echoed = notRead(['id', 'timezone', 'language', 'run', 'next', 'held_at', 'created_at', 'updated_at']);

const scheduleSchema = z.object({ hour: z.number().int().min(0).max(23) });
const jobNetworkSchema = z.object({
  network: z.object({ id: numberSchema }),
  /** Which page, profile or account of the network; the first one when left out, as the documents do. */
  target_id: z.string().min(1).max(64).optional(),
  ...notRead(['name', 'connected']),
});

const weekdaysSchema = z.array(z.number().int().min(0).max(6)).max(7);

/** What a job says. What it can be is checked by the rules of `domain/autopilot`, which say the fault at its field. */
const jobFields = {
  job_schedules: z.array(scheduleSchema).max(24),
  job_networks: z.array(jobNetworkSchema).max(20),
  timezone_id: numberSchema.default(FALLBACK_TIME_ZONE_ID),
  language_id: numberSchema.default(1),
  content_types: z.array(numberSchema).max(10),
  skip_categories: z.array(numberSchema).max(10).default([]),
  /** Which shape pictures have on Instagram, 1 to 5: square, portrait, wide, or two or three of them in turn. */
  layouts: z.array(numberSchema).length(1).default([1]),
  /** Days of the week, 0 is Sunday; every day when left out. */
  weekdays: weekdaysSchema.default([0, 1, 2, 3, 4, 5, 6]),
  /** For so many days a piece is not posted again. */
  repeat_after_days: numberSchema.default(REPEAT_DAYS.usual),
};

const jobBodySchema = z.object({
  ...jobFields,
  ...echoed,
  status: z.boolean().default(true),
  user_id: userIdSchema.optional(),
  /** Of one wish for a job: sent again, it is the same job, and not another one. */
  clientRequestId: z.uuid().optional(),
});

/** Everything may be left out: what is, stays. `status` alone pauses or resumes. */
const jobChangeSchema = z.object({
  job_schedules: jobFields.job_schedules.optional(),
  job_networks: jobFields.job_networks.optional(),
  timezone_id: numberSchema.optional(),
  language_id: numberSchema.optional(),
  content_types: jobFields.content_types.optional(),
  skip_categories: z.array(numberSchema).max(10).optional(),
  layouts: z.array(numberSchema).length(1).optional(),
  weekdays: weekdaysSchema.optional(),
  repeat_after_days: numberSchema.optional(),
  status: z.boolean().optional(),
  user_id: userIdSchema.optional(),
  ...echoed,
});

export const slotSchema = z.object({
  /** Null for what is only foreseen. */
  id: slotIdSchema.nullable(),
  jobId: jobIdSchema.nullable(),
  state: z.enum(['planned', 'posted', 'empty', 'skipped', 'missed']),
  at: instantSchema,
  wallClock: z.object({ date: z.iso.date(), time: z.string(), timeZone: z.string() }),
  language: languageSchema,
  /** Null where nothing is left to post. */
  content: z.object({ id: contentIdSchema, title: z.string(), path: z.string() }).nullable(),
  /** The member asked for this piece. */
  chosen: z.boolean(),
  /** What keeps it from being posted, or kept it; a code. */
  reason: z.string().nullable(),
  /** Networks of the job to which it does not go, for its words are too long there. */
  tooLongFor: z.array(z.string()),
  /** The posts that were made of it. */
  posts: z.array(
    z.object({
      id: idSchema('pst'),
      network: z.string(),
      target: z.string(),
      state: z.string(),
      /** Why it is in that state, such as `awaiting_approval`; a code. */
      reason: z.string().nullable(),
    }),
  ),
});

const runSchema = z.object({
  updated_at: instantSchema,
  /** When the last of its posts came to its end, whatever that was; null while it is being posted or waits for somebody. */
  completed_at: instantSchema.nullable(),
  result: z.enum(['posting', 'waiting', 'posted', 'partly', 'failed', 'missed', 'nothing']),
  slot: slotSchema,
});

const jobSchema = z.object({
  id: jobIdSchema,
  /** Whether it posts; false is paused. */
  status: z.boolean(),
  job_schedules: z.array(scheduleSchema),
  job_networks: z.array(jobNetworkSchema.extend({ target_id: z.string(), name: z.string(), connected: z.boolean() })),
  timezone: z.object({ id: z.number().int() }),
  timezone_id: z.number().int(),
  language: z.object({ id: z.number().int() }),
  language_id: z.number().int(),
  content_types: z.array(z.number().int()),
  skip_categories: z.array(z.number().int()),
  layouts: z.array(z.number().int()),
  weekdays: z.array(z.number().int()),
  repeat_after_days: z.number().int(),
  /** Since when it waits for a connection. */
  held_at: instantSchema.nullable(),
  /** What it did last, the newest first, at most ten. */
  run: z.array(runSchema),
  /** What it does next, at most ten. */
  next: z.array(slotSchema),
  created_at: instantSchema,
  updated_at: instantSchema,
});

const listJobs = defineRoute({
  method: 'GET',
  path: '/api/autoposter/v1/industries/1/jobs/',
  feature: 'autopilot',
  summary: `The member's jobs, ten to a page, the first page is 1; at most ${MOST_JOBS}.`,
  query: z.object({ user_id: userIdSchema.optional(), page: z.coerce.number().int().min(1).max(100).default(1) }),
  answer: z.object({ jobs: z.array(jobSchema), has_more: z.boolean() }),
});

export const createJob = defineRoute({
  method: 'POST',
  path: '/api/autoposter/v1/industries/1/jobs/',
  feature: 'autopilot',
  summary:
    'Have pieces of the library posted at chosen hours of chosen days. The same `clientRequestId` makes one job, however often it is sent.',
  status: 201,
  body: jobBodySchema,
  answer: z.object({ job: jobSchema }),
});

const updateJob = defineRoute({
  method: 'POST',
  path: '/api/autoposter/v1/industries/1/jobs/:id',
  feature: 'autopilot',
  summary: 'Change a job. `status: false` pauses it and takes back what is not being sent, `status: true` resumes it.',
  params: z.object({ id: jobIdSchema }),
  body: jobChangeSchema,
  answer: z.object({ job: jobSchema }),
});

const deleteJob = defineRoute({
  method: 'DELETE',
  path: '/api/autoposter/v1/industries/1/jobs/:id',
  feature: 'autopilot',
  summary: 'Delete a job and take back what is not being sent. For a day it can be restored.',
  params: z.object({ id: jobIdSchema }),
});

const restoreJob = defineRoute({
  method: 'POST',
  path: '/api/app/v1/autopilot/jobs/:id/restore',
  feature: 'autopilot',
  summary: 'Bring back a job that was deleted less than a day ago.',
  params: z.object({ id: jobIdSchema }),
  answer: z.object({ job: jobSchema }),
});

const duplicateJob = defineRoute({
  method: 'POST',
  path: '/api/app/v1/autopilot/jobs/:id/duplicate',
  feature: 'autopilot',
  summary: 'Make a job like another. The new one is paused.',
  status: 201,
  params: z.object({ id: jobIdSchema }),
  answer: z.object({ job: jobSchema }),
});

export const previewJob = defineRoute({
  method: 'POST',
  path: '/api/app/v1/autopilot/preview',
  feature: 'autopilot',
  summary: 'The next ten posts of a job before it is saved. Nothing is kept.',
  body: z.object({ ...jobFields, jobId: jobIdSchema.optional() }),
  answer: z.object({ slots: z.array(slotSchema) }),
});

const swapSlot = defineRoute({
  method: 'POST',
  path: '/api/app/v1/autopilot/slots/:id/swap',
  feature: 'autopilot',
  summary: 'Post another piece at a coming slot: the one that is named, or the next in line.',
  params: z.object({ id: slotIdSchema }),
  body: z.object({ contentId: contentIdSchema.optional() }),
  answer: z.object({ slot: slotSchema }),
});

const skipSlot = defineRoute({
  method: 'POST',
  path: '/api/app/v1/autopilot/slots/:id/skip',
  feature: 'autopilot',
  summary: 'Leave out a coming slot, or take it up again.',
  params: z.object({ id: slotIdSchema }),
  body: z.object({ skip: z.boolean() }),
  answer: z.object({ slot: slotSchema }),
});

export const autopilotRoutes = {
  listJobs,
  createJob,
  updateJob,
  deleteJob,
  restoreJob,
  duplicateJob,
  previewJob,
  swapSlot,
  skipSlot,
} as const;
