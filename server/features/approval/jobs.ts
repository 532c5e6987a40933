import { z } from 'zod';
import { defineJob, defineScheduledJob } from '../../platform/jobs/job.ts';

const retry = { times: 10, firstSeconds: 5, longestSeconds: 600 };

/** Asks for what waits to be asked for, and ends what nobody has decided in time. */
export const lookAtApprovalsJob = defineScheduledJob({ name: 'approval.look', timeoutSeconds: 300 });

/** Asks for what waits to be asked for, as soon as a share is committed. */
export const askForApprovalJob = defineJob({
  name: 'approval.ask',
  payload: z.object({}),
  retry,
  timeoutSeconds: 120,
  atOnce: 1,
  onePerKey: false,
});

/** Holds a member's posts to the rules of their team as these are now. */
export const reviewPostsJob = defineJob({
  name: 'approval.review-posts',
  payload: z.object({ memberId: z.string() }),
  retry,
  timeoutSeconds: 120,
  atOnce: 1,
  onePerKey: false,
});
