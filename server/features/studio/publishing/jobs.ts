import { defineScheduledJob } from '../../../platform/jobs/job.ts';

/** Publishes the pieces whose time has come. */
export const publishDueJob = defineScheduledJob({ name: 'studio.publish-due', timeoutSeconds: 300 });
