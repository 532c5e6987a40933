import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Deletes large files that were not finished, or that nothing shows. */
export const forgetUploadsJob = defineJob({
  name: 'uploads.forget',
  payload: z.object({}),
  // The next run comes by itself.
  retry: { times: 0, firstSeconds: 0, longestSeconds: 0 },
  timeoutSeconds: 600,
  atOnce: 1,
  onePerKey: true,
});
