import { defineFeature, handles, type Feature } from '../../platform/feature.ts';
import { giveCredits } from './give-credits.ts';
import { giveCreditsJob } from './jobs.ts';
import type { ReferralDeps } from './ports.ts';
import { referralRoutes } from './routes.ts';

export function referralFeature(deps: ReferralDeps): Feature {
  return defineFeature('referral', {
    routes: referralRoutes(deps),
    jobs: [giveCreditsJob],
    handlers: [handles(giveCreditsJob, () => giveCredits(deps))],
    schedules: [{ job: giveCreditsJob, cron: '* * * * *' }],
  });
}
