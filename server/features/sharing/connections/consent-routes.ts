import { api } from '@yardsign/contracts/api';
import type { Actor } from '@yardsign/domain/access/actor';
import { KEY_OF_WIRE } from '@yardsign/domain/sharing/networks/networks';
import { bind, type BoundRoute, type CallContext, redirectTo } from '../../../platform/http/bind.ts';
import { anyone } from '../../../platform/http/policies.ts';
import type { SharingDeps } from '../deps.ts';
import { consentRoot } from './consent-path.ts';
import { finishConsent, withOutcome } from './finish-consent.ts';
import { CONSENT_MINUTES, openConsent } from './open-consent.ts';
import { BACK } from './start-connection.ts';

/** The cookie of a browser that is on its way to a consent screen. */
const COOKIE = 'oauth';
/** These are opened by a browser, not called: a guest is shown the sign-in page, not an error. */
const SIGN_IN = `/login?redirectFrom=${encodeURIComponent(BACK)}`;

interface Visit<Query> {
  actor: Actor;
  params: { network: string };
  query: Query;
  context: CallContext;
}

/** The way to the consent screen of a network and back, under each of its addresses. */
export function consentRoutes(deps: SharingDeps): BoundRoute[] {
  const { sharing } = api;
  const keyOf = (name: string) => KEY_OF_WIRE.get(name) ?? name;

  async function open({ actor, params, query, context }: Visit<{ h: string }>) {
    const network = keyOf(params.network);
    if (actor.kind === 'guest') return redirectTo(SIGN_IN);
    if (actor.impersonator !== null) return redirectTo(withOutcome(BACK, network, 'consent_expired'));
    const opened = await openConsent(deps, actor, network, query.h);
    if (!opened) return redirectTo(withOutcome(BACK, network, 'consent_expired'));
    const options = { path: consentRoot(network), maxAgeSeconds: CONSENT_MINUTES * 60, sameSite: 'lax' } as const;
    context.setCookie(COOKIE, opened.browserKey, options);
    return redirectTo(opened.url);
  }

  async function comeBack({ actor, params, query, context }: Visit<Parameters<typeof finishConsent>[3] | object>) {
    const network = keyOf(params.network);
    // A cookie that ran out while the member read the consent screen still names their session.
    if (actor.sessionId === undefined) return redirectTo(SIGN_IN);
    const browserKey = context.cookie(COOKIE);
    const { path, isSpent } = await finishConsent(deps, actor.sessionId, network, { ...query, browserKey });
    if (isSpent) context.clearCookie(COOKIE, consentRoot(network));
    return redirectTo(path);
  }

  return [
    bind(sharing.openConsent, { policy: anyone, handle: open }),
    bind(sharing.openSecondConsent, { policy: anyone, handle: open }),
    bind(sharing.openShortConsent, { policy: anyone, handle: open }),
    bind(sharing.consentCallback, { policy: anyone, handle: comeBack }),
    bind(sharing.shortCallback, { policy: anyone, handle: comeBack }),
  ];
}
