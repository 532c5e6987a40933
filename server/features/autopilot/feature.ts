import { defineFeature, handles, type Feature } from '../../platform/feature.ts';
import { runAutopilotJob } from './jobs.ts';
import { heldNotice } from './notices/held.ts';
import { planDueJobs } from './plan-jobs.ts';
import type { AutopilotDeps } from './ports.ts';
import { postDueSlots } from './post-slots.ts';
import { autopilotRoutes } from './routes.ts';

export function autopilotFeature(deps: AutopilotDeps): Feature {
  return defineFeature('autopilot', {
    routes: autopilotRoutes(deps),
    jobs: [runAutopilotJob],
    handlers: [
      handles(runAutopilotJob, async () => {
        await planDueJobs(deps);
        await postDueSlots(deps);
      }),
    ],
    schedules: [{ job: runAutopilotJob, cron: '* * * * *' }],
    notices: [heldNotice],
  });
}
