import { defineFeature, handles, type Feature } from '../../platform/feature.ts';
import { answerSignInRequestJob } from './jobs.ts';
import type { AccessDeps } from './ports.ts';
import { accessRoutes } from './routes.ts';
import { answerSignInRequest } from './sign-in-link.ts';

export function accessFeature(deps: AccessDeps): Feature {
  return defineFeature('access', {
    routes: accessRoutes(deps),
    jobs: [answerSignInRequestJob],
    handlers: [handles(answerSignInRequestJob, ({ requestId }) => answerSignInRequest(deps, requestId))],
  });
}
