import { api } from '@yardsign/contracts/api';
import { LINK_MINUTES } from '../access/credentials/one-time-link.ts';
import { AppError } from '../../platform/errors.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { anyone, duringSignup, inPerson, memberOf, signedIn } from '../../platform/http/policies.ts';
import { rememberDevice } from '../access/sign-in/known-device.ts';
import { readAccount } from '../access/read-account.ts';
import { adminLinkRoutes } from './admin-link/admin-link-routes.ts';
import { applyFeature } from './apply-feature.ts';
import { cancelEmailChange } from './email-change/cancel-email-change.ts';
import { changePassword } from './password/change-password.ts';
import { passwordFault } from '../access/credentials/check-password.ts';
import { consentRoutes } from './consent/consent-routes.ts';
import { confirmDelete } from './deletion/confirm-delete.ts';
import { confirmEmailChange } from './email-change/confirm-email-change.ts';
import { confirmPasswordChange } from './password/confirm-password-change.ts';
import { createUser } from './sign-up/create-user.ts';
import { finishSignup, startTrial } from './sign-up/finish-signup.ts';
import { assertOwnRedirect } from './own-redirect.ts';
import { ownerInPerson, ownerSigningUp } from './policy.ts';
import type { AccountDeps } from './ports.ts';
import { readMailedLink } from './read-mailed-link.ts';
import { readOwnAccount } from './read-own-account.ts';
import { redeemTicket } from './sign-up/redeem-ticket.ts';
import { requestDelete } from './deletion/request-delete.ts';
import { requestEmailChange } from './email-change/request-email-change.ts';
import { requestPasswordChange } from './password/request-password-change.ts';
import { updateUser } from './update-user.ts';

/** Ties the password of a sign-up to the browser that chose it; sent to the one call that opens the link. */
const SIGNUP_COOKIE = 'signup';
/** Remembers by whose link the browser came. */
const REFERRAL_COOKIE = 'referral';
const SIGNUP_COOKIE_PATH = '/api/auth/v1/authenticate/ticket';

/** Passwords: by a mailed link, and while signed in. */
function passwordRoutes(deps: AccountDeps): BoundRoute[] {
  const { account } = api;
  return [
    bind(account.requestPasswordChange, {
      policy: anyone,
      async handle({ body, context }) {
        assertOwnRedirect(deps, body.redirect);
        return { data: await requestPasswordChange(deps, { email: body.email, ip: context.ip }) };
      },
    }),
    bind(account.confirmPasswordChange, {
      policy: anyone,
      async handle({ query, body, context }) {
        const memberId = await confirmPasswordChange(deps, {
          id: query.token,
          secret: query.h,
          password: body.password,
          requestId: context.requestId,
        });
        // Whoever opened the mail here is not asked for another one when they sign in with the new password.
        rememberDevice(deps, context, memberId);
      },
    }),
    bind(account.changePassword, {
      policy: duringSignup(inPerson(signedIn)),
      handle: ({ actor, body, context }) =>
        changePassword(deps, memberOf(actor), { ...body, current: body.current, requestId: context.requestId }),
    }),
    bind(account.checkPassword, {
      policy: anyone,
      handle: ({ body }) => ({ fault: passwordFault(deps, body.password, body.about) }),
    }),
  ];
}

/** Address and deletion: what a mail must confirm. */
function mailedRoutes(deps: AccountDeps): BoundRoute[] {
  const { account } = api;
  return [
    bind(account.requestEmailChange, {
      policy: ownerInPerson,
      async handle({ actor, body, context }) {
        assertOwnRedirect(deps, body.redirect);
        const data = await requestEmailChange(deps, memberOf(actor), {
          email: body.email,
          password: body.password,
          ip: context.ip,
          requestId: context.requestId,
        });
        return { data };
      },
    }),
    bind(account.confirmEmailChange, {
      policy: ownerInPerson,
      handle: async ({ actor, query, context }) => ({
        data: await confirmEmailChange(deps, memberOf(actor), {
          email: query.email,
          secret: query.h,
          id: query.id,
          requestId: context.requestId,
        }),
      }),
    }),
    bind(account.cancelEmailChange, {
      policy: inPerson(signedIn),
      handle: ({ actor }) => cancelEmailChange(deps, memberOf(actor).userId),
    }),
    bind(account.requestDelete, {
      policy: ownerInPerson,
      handle: async ({ actor, context }) => ({
        data: await requestDelete(deps, memberOf(actor), { ip: context.ip, requestId: context.requestId }),
      }),
    }),
    bind(account.confirmDelete, {
      policy: anyone,
      handle: async ({ query, context }) => ({
        data: await confirmDelete(deps, {
          email: query.email,
          secret: query.h,
          id: query.id,
          requestId: context.requestId,
        }),
      }),
    }),
    bind(account.readMailedLink, { policy: anyone, handle: ({ body }) => readMailedLink(deps, body) }),
  ];
}

/** Signing up, from the form to the account that is in order. */
function signupRoutes(deps: AccountDeps): BoundRoute[] {
  const { account } = api;
  return [
    bind(account.createUser, {
      policy: anyone,
      async handle({ body, context }) {
        const browserKey = deps.random.bytes(32).toString('base64url');
        const data = await createUser(deps, {
          wanted: body,
          browserKey,
          referral: deps.readReferral(context.cookie(REFERRAL_COOKIE)),
          ip: context.ip,
          requestId: context.requestId,
        });
        const maxAgeSeconds = LINK_MINUTES['complete-signup'] * 60;
        // Lax: the mail that leads back here is another site.
        context.setCookie(SIGNUP_COOKIE, browserKey, { path: SIGNUP_COOKIE_PATH, maxAgeSeconds, sameSite: 'lax' });
        return { data };
      },
    }),
    bind(account.authenticateTicket, {
      policy: anyone,
      async handle({ actor, body, context }) {
        const memberId = await redeemTicket(deps, {
          id: body.selector,
          secret: body.secret,
          browserKey: context.cookie(SIGNUP_COOKIE),
        });
        context.clearCookie(SIGNUP_COOKIE, SIGNUP_COOKIE_PATH);
        return { data: await deps.enterByMail({ actor, context }, memberId, 'signup') };
      },
    }),
    bind(account.startTrial, {
      policy: ownerSigningUp,
      handle: ({ actor, params, context }) =>
        startTrial(deps, memberOf(actor), { industryId: params.industry, requestId: context.requestId }),
    }),
    bind(account.finishSignup, {
      policy: duringSignup(inPerson(signedIn)),
      handle: ({ actor, context }) => finishSignup(deps, memberOf(actor), context.requestId),
    }),
  ];
}

export function accountRoutes(deps: AccountDeps): BoundRoute[] {
  const { account } = api;
  return [
    ...passwordRoutes(deps),
    ...mailedRoutes(deps),
    ...signupRoutes(deps),
    ...adminLinkRoutes(deps),
    ...consentRoutes(deps),
    bind(account.updateUser, {
      policy: ownerInPerson,
      handle: async ({ actor, body, context }) => ({
        data: {
          user: await updateUser(deps, memberOf(actor), { changes: body, requestId: context.requestId }),
        },
      }),
    }),
    bind(account.selfApplyFeature, {
      policy: ownerInPerson,
      handle: async ({ actor, params, context }) => ({
        data: {
          user: await applyFeature(deps, memberOf(actor), { feature: params.feature, requestId: context.requestId }),
        },
      }),
    }),
    bind(account.saveService, {
      policy: ownerInPerson,
      async handle({ actor, params, body }) {
        const { userId } = memberOf(actor);
        if (!(await deps.renameService(userId, params.service, body.account)))
          throw new AppError('service_not_updated');
        return { data: { user: await readAccount(deps, userId) } };
      },
    }),
    bind(account.removeService, {
      policy: ownerInPerson,
      async handle({ actor, params }) {
        if (!(await deps.disconnectService(memberOf(actor).userId, params.service)))
          throw new AppError('service_not_updated');
      },
    }),
    bind(account.getAccount, {
      policy: duringSignup(signedIn),
      handle: ({ actor }) => readOwnAccount(deps, memberOf(actor)),
    }),
  ];
}
