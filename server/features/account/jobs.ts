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

export const deleteBytesJob = defineJob({
  name: 'account.delete-bytes',
  payload: z.object({ images: z.array(z.string()), proofs: z.array(z.string()) }),
  // A store of files may be away for days, and nobody would find what is left there.
  retry: { times: 300, firstSeconds: 60, longestSeconds: 3600 },
  timeoutSeconds: 600,
  atOnce: 1,
  onePerKey: false,
});

export const purgeAccountsJob = defineScheduledJob({ name: 'account.purge', timeoutSeconds: 600 });
