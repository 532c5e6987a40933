import { defineFeature, handles, type Feature } from '../../platform/feature.ts';
import { remindMembersJob, settleBillingJob } from './jobs.ts';
import { billingNotice } from './notices/billing-news.ts';
import { billingReminder } from './notices/reminder.ts';
import type { BillingDeps } from './ports.ts';
import { remindMembers } from './reminders/remind.ts';
import { billingRoutes } from './routes.ts';
import { settleBilling } from './commands/settle-billing.ts';

export function billingFeature(deps: BillingDeps): Feature {
  return defineFeature('billing', {
    routes: billingRoutes(deps),
    notices: [billingNotice, billingReminder],
    jobs: [settleBillingJob, remindMembersJob],
    handlers: [
      handles(settleBillingJob, () => settleBilling(deps)),
      handles(remindMembersJob, () => remindMembers(deps)),
    ],
    schedules: [
      { job: settleBillingJob, cron: '* * * * *' },
      { job: remindMembersJob, cron: '17 * * * *' },
    ],
  });
}
