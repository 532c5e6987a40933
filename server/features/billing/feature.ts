import { defineFeature, handles, type Feature } from '../../platform/feature.ts';
import { settleBillingJob } from './jobs.ts';
import { billingNotice } from './notices/billing-news.ts';
import type { BillingDeps } from './ports.ts';
import { billingRoutes } from './routes.ts';
import { settleBilling } from './settle-billing.ts';

export function billingFeature(deps: BillingDeps): Feature {
  return defineFeature('billing', {
    routes: billingRoutes(deps),
    notices: [billingNotice],
    jobs: [settleBillingJob],
    handlers: [handles(settleBillingJob, () => settleBilling(deps))],
    schedules: [{ job: settleBillingJob, cron: '* * * * *' }],
  });
}
