import { defineFeature, handles, type Feature } from '../../platform/feature.ts';
import { refitSlotsJob, runAutopilotJob } from './jobs.ts';
import { heldNotice } from './notices/held.ts';
import { planDueJobs } from './plan-jobs.ts';
import type { AutopilotDeps } from './ports.ts';
import { postDueSlots } from './post-slots.ts';
import { refitSlots, takeBackStale } from './refit-slots.ts';
import { autopilotRoutes } from './routes.ts';

export function autopilotFeature(deps: AutopilotDeps): Feature {
  return defineFeature('autopilot', {
    routes: autopilotRoutes(deps),
    jobs: [runAutopilotJob, refitSlotsJob],
    handlers: [
      handles(runAutopilotJob, async () => {
        await planDueJobs(deps);
        await takeBackStale(deps);
        await deps.markAged();
        await postDueSlots(deps);
      }),
      handles(refitSlotsJob, ({ memberId }) => refitSlots(deps, memberId)),
    ],
    schedules: [{ job: runAutopilotJob, cron: '* * * * *' }],
    notices: [heldNotice],
  });
}
