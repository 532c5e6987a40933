import { defineScheduledJob } from '../../platform/jobs/job.ts';

/** Reads what networks count of the posts whose hour it is. */
export const readFiguresJob = defineScheduledJob({ name: 'results.read-figures', timeoutSeconds: 600 });
