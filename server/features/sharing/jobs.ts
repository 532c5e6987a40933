import { z } from 'zod';
import { defineJob, defineScheduledJob } from '../../platform/jobs/job.ts';

/** Draws the unsent posts of a member in their new brand. A later change adds one more: the earlier may have read the brand already. */
export const renewProofsJob = defineJob({
  name: 'sharing.renew-proofs',
  payload: z.object({ memberId: z.string() }),
  // A disk may be full, or a bucket away, for two days: what is given up goes out in the old brand.
  retry: { times: 60, firstSeconds: 5, longestSeconds: 3600 },
  timeoutSeconds: 300,
  atOnce: 2,
  onePerKey: false,
});

/** Looks at the connections whose consent another network has refused. */
export const checkSharedConsentJob = defineScheduledJob({ name: 'sharing.check-shared-consent', timeoutSeconds: 300 });
