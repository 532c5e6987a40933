import { defineFeature, handles, type Feature } from '../../platform/feature.ts';
import type { DeliveryDeps, PageDeps } from './deps.ts';
import { checkSharedConsent } from './connections/check-shared-consent.ts';
import { checkSharedConsentJob, renewProofsJob } from './jobs.ts';
import { createPostDelivery } from './posting/deliver-posts.ts';
import { renewProofs } from './posting/renew-proofs.ts';
import { sharingRoutes } from './routes.ts';

export function sharingFeature(deps: PageDeps & DeliveryDeps): Feature {
  return defineFeature('sharing', {
    routes: sharingRoutes(deps),
    jobs: [renewProofsJob, checkSharedConsentJob],
    handlers: [
      handles(renewProofsJob, async ({ memberId }) => {
        await renewProofs(deps, memberId);
      }),
      handles(checkSharedConsentJob, () => checkSharedConsent(deps)),
    ],
    schedules: [{ job: checkSharedConsentJob, cron: '* * * * *' }],
    services: [createPostDelivery(deps)],
  });
}
