import { defineScheduledJob } from '../../platform/jobs/job.ts';

/** Deletes proofs that no post came of. */
export const forgetProofsJob = defineScheduledJob({ name: 'graphics.forget-proofs', timeoutSeconds: 600 });
