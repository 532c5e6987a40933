import { defineScheduledJob } from '../../platform/jobs/job.ts';

/** Finds out what has become of commands without an answer, and looks at accounts of which something else is true by now. */
export const settleBillingJob = defineScheduledJob({ name: 'billing.settle', timeoutSeconds: 300 });

/** Tells members before their trial ends or their card expires. */
export const remindMembersJob = defineScheduledJob({ name: 'billing.remind', timeoutSeconds: 300 });
