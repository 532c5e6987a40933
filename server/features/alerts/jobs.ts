import { z } from 'zod';
import { defineJob, defineScheduledJob } from '../../platform/jobs/job.ts';

/** A mail server may be away for a while: from a minute to an hour between attempts, for two days. */
const PATIENT = { times: 50, firstSeconds: 60, longestSeconds: 3600 };

/** What the data are is said by the schema of the notice. */
const isObject = z.custom<object>((value) => typeof value === 'object' && value !== null);

/** Every mail that the product sends. */
export const notifyJob = defineJob({
  name: 'alerts.notify',
  payload: z.object({ notice: z.string(), key: z.string(), data: isObject }),
  retry: PATIENT,
  timeoutSeconds: 300,
  atOnce: 4,
  onePerKey: true,
});

export const findPostsJob = defineScheduledJob({ name: 'alerts.find-posts', timeoutSeconds: 300 });

export const findEndingJob = defineScheduledJob({ name: 'alerts.find-ending', timeoutSeconds: 600 });
