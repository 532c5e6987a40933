import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Tidies the tables of the embedded database. */
export const tidyDatabaseJob = defineJob({
  name: 'site.tidy-database',
  payload: z.object({}),
  // The next run comes by itself.
  retry: { times: 0, firstSeconds: 0, longestSeconds: 0 },
  timeoutSeconds: 300,
  atOnce: 1,
  onePerKey: true,
});
