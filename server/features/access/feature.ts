import { defineFeature, handles, type Feature } from '../../platform/feature.ts';
import { forgetLimits } from './forget-limits.ts';
import { answerSignInRequestJob, forgetLimitsJob } from './jobs.ts';
import { deviceCodeNotice } from './notices/device-code.ts';
import { securityNotice } from './notices/security.ts';
import { sessionEndedNotice } from './notices/session-ended.ts';
import { impersonationNotice } from './notices/impersonation.ts';
import type { AccessDeps } from './ports.ts';
import { accessRoutes } from './routes.ts';
import { answerSignInRequest } from './credentials/sign-in-link.ts';

export function accessFeature(deps: AccessDeps): Feature {
  return defineFeature('access', {
    notices: [deviceCodeNotice, securityNotice, sessionEndedNotice, impersonationNotice],
    routes: accessRoutes(deps),
    jobs: [answerSignInRequestJob, forgetLimitsJob],
    handlers: [
      handles(answerSignInRequestJob, ({ requestId }) => answerSignInRequest(deps, requestId)),
      handles(forgetLimitsJob, async () => {
        await forgetLimits(deps);
      }),
    ],
    schedules: [{ job: forgetLimitsJob, cron: '*/10 * * * *' }],
  });
}
