import { api } from '@yardsign/contracts/api';
import { bind, type BoundRoute } from '../../../platform/http/bind.ts';
import { anyone, inPerson, memberOf, signedIn } from '../../../platform/http/policies.ts';
import { answerSecondStep } from './answer-second-step.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { disableSecondFactor } from './disable-second-factor.ts';
import { enableSecondFactor, renewRecoveryCodes } from './enable-second-factor.ts';
import { enrolSecondFactor } from './enrol-second-factor.ts';
import { entranceOf, answerSignIn } from '../sign-in/answer-sign-in.ts';
import { enforceLimit } from '../../../platform/limits/rate-window.ts';
import type { AccessDeps } from '../ports.ts';
import { readSecondFactor } from './read-second-factor.ts';

export function secondFactorRoutes(deps: AccessDeps): BoundRoute[] {
  const ownCredentials = inPerson(signedIn);
  return [
    bind(api.access.answerSecondStep, {
      policy: anyone,
      async handle({ body, context, actor }) {
        await enforceLimit(deps.limits.signIns, context.ip);
        const admission = await answerSecondStep(deps, body, entranceOf(deps, context));
        return { data: await answerSignIn(deps, { context, actor }, admission) };
      },
    }),
    bind(api.access.getSecondFactor, {
      policy: ownCredentials,
      handle: ({ actor }) => readSecondFactor(deps, memberOf(actor)),
    }),
    bind(api.access.enrolSecondFactor, {
      policy: ownCredentials,
      handle: ({ actor, body }) => enrolSecondFactor(deps, memberOf(actor), body.password),
    }),
    bind(api.access.enableSecondFactor, {
      policy: ownCredentials,
      handle: async ({ actor, body, context }) => ({
        recoveryCodes: await enableSecondFactor(deps, memberOf(actor), body.code, context.requestId),
      }),
    }),
    bind(api.access.confirmSecondFactor, {
      policy: ownCredentials,
      handle: async ({ actor, body }) => ({
        freshUntil: (await confirmSecondFactor(deps, memberOf(actor), body.code)).toISOString(),
      }),
    }),
    bind(api.access.renewRecoveryCodes, {
      policy: ownCredentials,
      handle: async ({ actor, body, context }) => ({
        recoveryCodes: await renewRecoveryCodes(deps, memberOf(actor), body.code, context.requestId),
      }),
    }),
    bind(api.access.disableSecondFactor, {
      policy: ownCredentials,
      handle: ({ actor, body, context }) =>
        disableSecondFactor(deps, memberOf(actor), { password: body.password, code: body.code }, context.requestId),
    }),
  ];
}
