import { defineScheduledJob } from '../../platform/jobs/job.ts';

/** Deletes large files that were not finished, or that nothing shows. */
export const forgetUploadsJob = defineScheduledJob({ name: 'uploads.forget', timeoutSeconds: 600 });
