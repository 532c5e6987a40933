import { api } from '@yardsign/contracts/api';
import { bind, type BoundRoute } from '../../../platform/http/bind.ts';
import { anyone } from '../../../platform/http/policies.ts';
import { entranceOf, answerSignIn } from '../sign-in/answer-sign-in.ts';
import { enforceLimit } from '../../../platform/limits/rate-window.ts';
import type { AccessDeps } from '../ports.ts';
import { readSignInLink, requestSignInLink, signInWithTicket } from './sign-in-link.ts';

export function signInLinkRoutes(deps: AccessDeps): BoundRoute[] {
  return [
    bind(api.access.requestSignInLink, {
      policy: anyone,
      handle: ({ body, context }) => requestSignInLink(deps, { email: body.email, ip: context.ip }),
    }),
    bind(api.access.readSignInLink, {
      policy: anyone,
      handle: ({ body }) => readSignInLink(deps, body.ticket),
    }),
    bind(api.access.authenticateToken, {
      policy: anyone,
      async handle({ body, context, actor }) {
        await enforceLimit(deps.limits.signIns, context.ip);
        const admission = await signInWithTicket(deps, {
          ticket: body.password,
          requestId: context.requestId,
          entrance: { ...entranceOf(deps, context), vouchedBy: 'mailed-link', feature: body.feature },
        });
        return { data: await answerSignIn(deps, { context, actor }, admission) };
      },
    }),
  ];
}
