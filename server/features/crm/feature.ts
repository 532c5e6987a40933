import { defineFeature, handles, type Feature } from '../../platform/feature.ts';
import { tellContactsJob } from './jobs.ts';
import type { CrmDeps } from './ports.ts';
import { crmRoutes } from './routes.ts';
import { tellContacts } from './tell-contacts.ts';

export function crmFeature(deps: CrmDeps): Feature {
  return defineFeature('crm', {
    routes: crmRoutes(deps),
    jobs: [tellContactsJob],
    handlers: [handles(tellContactsJob, () => tellContacts(deps))],
    schedules: [{ job: tellContactsJob, cron: '* * * * *' }],
  });
}
