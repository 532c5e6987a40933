import { defineFeature, handles, type Feature } from '../../platform/feature.ts';
import type { RateWindow } from '../../platform/limits/rate-window.ts';
import { forgetProofs } from './forget-proofs.ts';
import { forgetProofsJob } from './jobs.ts';
import type { GraphicsDeps } from './ports.ts';
import { graphicsRoutes } from './routes.ts';

export function graphicsFeature(deps: GraphicsDeps, proofLimit: RateWindow): Feature {
  return defineFeature('graphics', {
    routes: graphicsRoutes(deps, proofLimit),
    jobs: [forgetProofsJob],
    handlers: [handles(forgetProofsJob, () => forgetProofs(deps))],
    schedules: [{ job: forgetProofsJob, cron: '37 * * * *' }],
  });
}
