import { z } from 'zod';
import { defineJob, defineScheduledJob } from '../../platform/jobs/job.ts';

/** The database is all that it needs, so what fails once works a little later. */
const SOON = { times: 20, firstSeconds: 5, longestSeconds: 600 };

export const answerResetJob = defineJob({
  name: 'account.answer-reset',
  payload: z.object({ requestId: z.string() }),
  retry: SOON,
  timeoutSeconds: 60,
  atOnce: 4,
  onePerKey: true,
});

export const answerSignupJob = defineJob({
  name: 'account.answer-signup',
  payload: z.object({ requestId: z.string() }),
  retry: SOON,
  timeoutSeconds: 60,
  atOnce: 4,
  onePerKey: true,
});

export const purgeAccountsJob = defineScheduledJob({ name: 'account.purge', timeoutSeconds: 600 });
