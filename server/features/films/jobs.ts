import { defineScheduledJob } from '../../platform/jobs/job.ts';

/** Lets go of films that a newer one has replaced and that no post carries any more. */
export const forgetFilmsJob = defineScheduledJob({ name: 'films.forget', timeoutSeconds: 300 });
