import { defineFeature, handles, type Feature } from '../../platform/feature.ts';
import { remindJob } from './jobs.ts';
import { sessionNotice } from './notices/session-mail.ts';
import type { WebinarsDeps } from './ports.ts';
import { remindOfSessions } from './remind.ts';
import { webinarsRoutes } from './routes.ts';

export function webinarsFeature(deps: WebinarsDeps): Feature {
  return defineFeature('webinars', {
    routes: webinarsRoutes(deps),
    notices: [sessionNotice],
    jobs: [remindJob],
    handlers: [handles(remindJob, () => remindOfSessions(deps))],
    schedules: [{ job: remindJob, cron: '7 * * * *' }],
  });
}
