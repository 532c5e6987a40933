import { defineScheduledJob } from '../../platform/jobs/job.ts';

/** Chooses what jobs post in the next two weeks, and puts into the ledger what is near. */
export const runAutopilotJob = defineScheduledJob({ name: 'autopilot.run', timeoutSeconds: 1800 });
