import { defineScheduledJob } from '../../platform/jobs/job.ts';

/** Tells the CRM what has changed of its contacts. */
export const tellContactsJob = defineScheduledJob({ name: 'crm.tell-contacts', timeoutSeconds: 300 });
