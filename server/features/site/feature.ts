import { defineFeature, handles, type Feature } from '../../platform/feature.ts';
import { tidyDatabaseJob } from './jobs.ts';
import type { SiteDeps } from './ports.ts';
import { siteRoutes } from './routes.ts';

export function siteFeature(deps: SiteDeps): Feature {
  return defineFeature('site', {
    routes: siteRoutes(deps),
    jobs: [tidyDatabaseJob],
    handlers: [handles(tidyDatabaseJob, deps.tidyDatabase)],
    schedules: [{ job: tidyDatabaseJob, cron: '17 * * * *' }],
  });
}
