import { defineScheduledJob } from '../../platform/jobs/job.ts';

/** Gives the free months that were earned. */
export const giveCreditsJob = defineScheduledJob({ name: 'referral.give-credits', timeoutSeconds: 300 });
