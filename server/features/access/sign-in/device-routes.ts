import { api } from '@yardsign/contracts/api';
import { bind, type BoundRoute } from '../../../platform/http/bind.ts';
import { anyone } from '../../../platform/http/policies.ts';
import { entranceOf, answerSignIn } from './answer-sign-in.ts';
import { enforceLimit } from '../../../platform/limits/rate-window.ts';
import type { AccessDeps } from '../ports.ts';
import { answerDeviceStep, resendDeviceCode } from './device-code.ts';

export function deviceRoutes(deps: AccessDeps): BoundRoute[] {
  return [
    bind(api.access.answerDeviceStep, {
      policy: anyone,
      async handle({ body, context, actor }) {
        await enforceLimit(deps.limits.signIns, context.ip);
        const admission = await answerDeviceStep(deps, body, entranceOf(deps, context));
        return { data: await answerSignIn(deps, { context, actor }, admission) };
      },
    }),
    bind(api.access.resendDeviceCode, {
      policy: anyone,
      async handle({ body, context }) {
        await enforceLimit(deps.limits.signIns, context.ip);
        await resendDeviceCode(deps, body.ticket);
      },
    }),
  ];
}
