import { z } from 'zod';
import { defineJob, defineScheduledJob } from '../../platform/jobs/job.ts';

/** Chooses what jobs post in the next two weeks, and puts into the ledger what is near. */
export const runAutopilotJob = defineScheduledJob({ name: 'autopilot.run', timeoutSeconds: 1800 });

/** Posts anew at the coming hours of a member's jobs what their new brand has made too long for a network. */
export const refitSlotsJob = defineJob({
  name: 'autopilot.refit-slots',
  payload: z.object({ memberId: z.string() }),
  retry: { times: 10, firstSeconds: 5, longestSeconds: 600 },
  timeoutSeconds: 300,
  atOnce: 1,
  onePerKey: false,
});
