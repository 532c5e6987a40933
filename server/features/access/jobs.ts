import { z } from 'zod';
import { defineJob, defineScheduledJob } from '../../platform/jobs/job.ts';

/** Finds the accounts of an address and mails them a link to sign in: the database is all that it needs. */
export const answerSignInRequestJob = defineJob({
  name: 'access.answer-sign-in-request',
  payload: z.object({ requestId: z.string() }),
  retry: { times: 20, firstSeconds: 5, longestSeconds: 600 },
  timeoutSeconds: 60,
  atOnce: 4,
  onePerKey: true,
});

/** Deletes what limits have counted and no longer need. */
export const forgetLimitsJob = defineScheduledJob({ name: 'access.forget-limits', timeoutSeconds: 60 });
