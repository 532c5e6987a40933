import { defineScheduledJob } from '../../platform/jobs/job.ts';

/** Tidies the tables of the embedded database. */
export const tidyDatabaseJob = defineScheduledJob({ name: 'site.tidy-database', timeoutSeconds: 300 });
