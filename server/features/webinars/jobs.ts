import { defineScheduledJob } from '../../platform/jobs/job.ts';

export const remindJob = defineScheduledJob({ name: 'webinars.remind', timeoutSeconds: 300 });
