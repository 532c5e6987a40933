import { api } from '@yardsign/contracts/api';
import type { ErrorCode } from '@yardsign/contracts/errors';
import { AppError } from '../../platform/errors.ts';
import { bind, type BoundRoute, type CallContext } from '../../platform/http/bind.ts';
import { anyone, duringSignup, inPerson, memberOf, signedIn } from '../../platform/http/policies.ts';
import { clearSessionCookies, cookieNames } from './session/cookies.ts';
import type { Grant } from './session/create-session.ts';
import { credentialRoutes } from './credentials/login-credential-routes.ts';
import { passkeyRoutes } from './credentials/passkey-routes.ts';
import { endBrowserSession, returnFromImpersonation } from './impersonation/end-impersonation.ts';
import { entranceOf, answerGrant, answerSignIn, presentChoice } from './sign-in/answer-sign-in.ts';
import { mayReadAccount } from './policy.ts';
import type { AccessDeps } from './ports.ts';
import { readAccount } from './read-account.ts';
import { sessionPage } from './session/session-page.ts';
import { refreshSession } from './session/refresh-session.ts';
import { enforceLimit } from '../../platform/limits/rate-window.ts';
import { restoreAtSignIn } from './sign-in/restore-at-sign-in.ts';
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts';
import { sessionRoutes } from './session/session-routes.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signInLinkRoutes } from './credentials/sign-in-link-routes.ts';
import { deviceRoutes } from './sign-in/device-routes.ts';
import { socialRoutes } from './federated/social-routes.ts';
import { clearForceRedirect, setLanguage } from './store.ts';
import { impersonateUser, impersonationRoutes } from './impersonation/impersonation-routes.ts';

/** The caller has come back to a session of their own. */
const OWN_SESSION_AGAIN: ReadonlySet<ErrorCode> = new Set(['impersonation_ended', 'impersonation_right_lost']);

export function accessRoutes(deps: AccessDeps): BoundRoute[] {
  const answerWith = (context: CallContext, grant: Grant) => answerGrant(deps, context, grant);
  return [
    bind(api.access.authenticate, {
      policy: anyone,
      async handle({ body, context, actor }) {
        if ('id' in body) return impersonateUser(deps, answerWith, { actor, context, body });
        const outcome = await signIn(deps, {
          ...entranceOf(deps, context),
          name: body.username,
          password: body.password,
          ip: context.ip,
          feature: body.feature,
        });
        if (outcome.kind === 'choice') return { data: { users: await presentChoice(deps, outcome.members) } };
        return { data: await answerSignIn(deps, { context, actor }, outcome) };
      },
    }),
    bind(api.access.restoreAtSignIn, {
      policy: anyone,
      async handle({ body, context, actor }) {
        await enforceLimit(deps.limits.signIns, context.ip);
        const admission = await restoreAtSignIn(deps, body.ticket, entranceOf(deps, context));
        return { data: await answerSignIn(deps, { context, actor }, admission) };
      },
    }),
    bind(api.access.refresh, {
      policy: anyone,
      async handle({ body, context }) {
        const token = body.refresh_token ?? context.cookie(cookieNames(deps.secureCookies).refresh);
        if (token === undefined) throw new AppError('token_invalid');
        try {
          const own = await returnFromImpersonation(deps, token);
          if (own !== null) {
            context.dropBrowserCache();
            answerWith(context, own.grant);
            throw new AppError(own.why);
          }
          return { data: answerWith(context, await refreshSession(deps, token)) };
        } catch (error) {
          // Not when the caller is only told to wait.
          if (error instanceof AppError && error.status === 401 && !OWN_SESSION_AGAIN.has(error.code))
            clearSessionCookies(context, deps.secureCookies);
          throw error;
        }
      },
    }),
    bind(api.access.getUser, {
      policy: duringSignup(mayReadAccount),
      handle: async ({ params }) => ({ data: { user: await readAccount(deps, params.id) } }),
    }),
    bind(api.access.logout, {
      policy: anyone,
      async handle({ actor, context }) {
        const { sessionId } = actor;
        if (sessionId !== undefined) await endBrowserSession(deps.db, sessionId, 'signed_out', deps.clock.now());
        clearSessionCookies(context, deps.secureCookies);
      },
    }),
    bind(api.access.getSession, {
      policy: anyone,
      async handle({ actor, context }) {
        if (actor.kind === 'member') return sessionPage(deps, actor, context);
        if (actor.refused) throw new AppError(actor.refused);
        return { session: null };
      },
    }),
    bind(api.access.clearForceRedirect, {
      policy: inPerson(signedIn),
      async handle({ actor }) {
        await clearForceRedirect(deps.db, memberOf(actor).userId);
      },
    }),
    bind(api.access.setLanguage, {
      policy: duringSignup(inPerson(signedIn)),
      async handle({ actor, body }) {
        await setLanguage(deps.db, memberOf(actor).userId, body.language, deps.clock.now());
      },
    }),
    ...secondFactorRoutes(deps),
    ...sessionRoutes(deps),
    ...credentialRoutes(deps),
    ...passkeyRoutes(deps),
    ...deviceRoutes(deps),
    ...signInLinkRoutes(deps),
    ...socialRoutes(deps),
    ...impersonationRoutes(deps, answerWith),
  ];
}
