import { api } from '@yardsign/contracts/api';
import { bind, redirectTo, type BoundRoute, type CallContext } from '../../../platform/http/bind.ts';
import { anyone, inPerson, memberOf, signedIn } from '../../../platform/http/policies.ts';
import { finishSocial, linkWithPassword, mailIdentityLink, type SocialOutcome } from './finish-social.ts';
import { entranceOf, answerSignIn, presentChoice } from '../sign-in/answer-sign-in.ts';
import { enforceLimit } from '../../../platform/limits/rate-window.ts';
import type { AccessDeps } from '../ports.ts';
import { returnFromProvider } from './return-from-provider.ts';
import { readSignInMethods, removeSignInMethod } from '../credentials/sign-in-methods.ts';
import { signInWithIdentityToken } from './sign-in-with-token.ts';
import { ATTEMPT_SECONDS, startSocial } from './start-social.ts';

const KEY_BYTES = 32;

/** What ties a way to a provider and back to one browser. */
const cookieName = (secure: boolean) => (secure ? '__Host-social' : 'social');

export function socialRoutes(deps: AccessDeps): BoundRoute[] {
  const keyOf = (context: CallContext) => context.cookie(cookieName(deps.secureCookies));
  const giveKey = (context: CallContext): string => {
    // A second tab must not end the way that the first one is on.
    const key = keyOf(context) ?? deps.random.bytes(KEY_BYTES).toString('base64url');
    context.setCookie(cookieName(deps.secureCookies), key, { maxAgeSeconds: 2 * ATTEMPT_SECONDS, sameSite: 'lax' });
    return key;
  };
  const present = (outcome: Extract<SocialOutcome, { kind: 'link' | 'create' | 'connected' }>) => {
    const { provider } = outcome;
    if (outcome.kind === 'connected') return { connected: provider };
    if (outcome.kind === 'link') return { link: { provider, email: outcome.email } };
    return { create: { provider, email: outcome.email, name: outcome.name } };
  };
  return [
    bind(api.access.authenticateSocial, {
      policy: anyone,
      async handle({ params, body, context, actor }) {
        const admission = await signInWithIdentityToken(deps, {
          provider: params.method,
          token: body.password,
          username: body.username,
          ip: context.ip,
          entrance: { ...entranceOf(deps, context), vouchedBy: 'provider', feature: body.feature },
        });
        return { data: await answerSignIn(deps, { context, actor }, admission) };
      },
    }),
    bind(api.access.startSocial, {
      policy: anyone,
      async handle({ params, body, context, actor }) {
        await enforceLimit(deps.limits.signIns, context.ip);
        const url = await startSocial(deps, {
          provider: params.provider,
          browserKey: giveKey(context),
          redirect: body.redirect ?? '/dashboard',
          connect: body.connect ?? false,
          password: body.password,
          actor,
        });
        return { url };
      },
    }),
    bind(api.access.socialReturn, {
      policy: anyone,
      handle: async ({ params, query }) => redirectTo(await returnFromProvider(deps, params.provider, query)),
    }),
    bind(api.access.socialFormReturn, {
      policy: anyone,
      handle: async ({ params, body }) => redirectTo(await returnFromProvider(deps, params.provider, body)),
    }),
    bind(api.access.finishSocial, {
      policy: anyone,
      async handle({ body, context, actor }) {
        const outcome = await finishSocial(deps, {
          attempt: body.attempt,
          browserKey: keyOf(context),
          actor,
          requestId: context.requestId,
          entrance: { ...entranceOf(deps, context), vouchedBy: 'provider' },
        });
        if (!('provider' in outcome)) return { data: await answerSignIn(deps, { context, actor }, outcome) };
        return { data: present(outcome) };
      },
    }),
    bind(api.access.linkSocial, {
      policy: anyone,
      async handle({ body, context, actor }) {
        const outcome = await linkWithPassword(deps, {
          ...body,
          username: body.username,
          browserKey: keyOf(context),
          ip: context.ip,
          requestId: context.requestId,
          entrance: { ...entranceOf(deps, context), vouchedBy: 'provider' },
        });
        if (outcome.kind === 'choice') return { data: { users: await presentChoice(deps, outcome.members) } };
        return { data: await answerSignIn(deps, { context, actor }, outcome) };
      },
    }),
    bind(api.access.mailSocialLink, {
      policy: anyone,
      handle: ({ body, context }) =>
        mailIdentityLink(deps, { attempt: body.attempt, browserKey: keyOf(context), ip: context.ip }),
    }),
    bind(api.access.getSignInMethods, {
      policy: inPerson(signedIn),
      handle: ({ actor }) => readSignInMethods(deps, memberOf(actor).userId),
    }),
    bind(api.access.removeSignInMethod, {
      policy: inPerson(signedIn),
      handle: ({ actor, params, body, context }) =>
        removeSignInMethod(deps, memberOf(actor), { ...params, password: body.password }, context.requestId),
    }),
  ];
}
