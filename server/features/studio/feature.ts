import { defineFeature, handles, type Feature } from '../../platform/feature.ts';
import { publishDueJob } from './publishing/jobs.ts';
import { publishDue } from './publishing/publish-due.ts';
import { studioLegalRoutes } from './legal/routes.ts';
import { studioPictureRoutes } from './pictures/routes.ts';
import { publishDuePerks } from './perks/move-perk.ts';
import { studioPerkRoutes } from './perks/routes.ts';
import { studioSiteRoutes } from './site/routes.ts';
import type { LegalDeps, PerkDeps, PictureDeps, SiteSettingsDeps, StudioDeps } from './ports.ts';
import { studioRoutes } from './routes.ts';

export function studioFeature(deps: StudioDeps & PictureDeps & LegalDeps & PerkDeps & SiteSettingsDeps): Feature {
  return defineFeature('studio', {
    routes: [
      ...studioRoutes(deps),
      ...studioPictureRoutes(deps),
      ...studioLegalRoutes(deps),
      ...studioPerkRoutes(deps),
      ...studioSiteRoutes(deps),
    ],
    jobs: [publishDueJob],
    handlers: [
      handles(publishDueJob, async () => {
        await publishDue(deps);
        await publishDuePerks(deps);
      }),
    ],
    schedules: [{ job: publishDueJob, cron: '* * * * *' }],
  });
}
