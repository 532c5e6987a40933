import { defineFeature, handles, type Feature } from '../../platform/feature.ts';
import { forgetUploadsJob } from './jobs.ts';
import { forgetUploads } from './large/forget-uploads.ts';
import { largeUploadRoutes } from './large/routes.ts';
import type { UploadDeps, VideoDeps, WebsiteDeps } from './ports.ts';
import { videoRoutes } from './video/routes.ts';
import { websiteRoutes } from './website/routes.ts';
import { uploadRoutes } from './routes.ts';

export function uploadsFeature(deps: UploadDeps & VideoDeps & WebsiteDeps): Feature {
  return defineFeature('uploads', {
    routes: [...uploadRoutes(deps), ...largeUploadRoutes(deps), ...videoRoutes(deps), ...websiteRoutes(deps)],
    jobs: [forgetUploadsJob],
    handlers: [
      handles(forgetUploadsJob, async () => {
        await forgetUploads(deps);
      }),
    ],
    schedules: [{ job: forgetUploadsJob, cron: '17 * * * *' }],
  });
}
