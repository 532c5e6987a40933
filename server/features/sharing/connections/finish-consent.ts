import { connectByGrant } from './connect-by-grant.ts';
import { redirectUri } from './consent-path.ts';
import type { SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import { NetworkError } from '../ports.ts';
import { BACK, hashOf } from './start-connection.ts';
import { spendState } from './attempt-store.ts';

/** What the page is told, as `?connect=<network>.<outcome>`; it has a text for each in both languages. */
export type ConnectOutcome =
  | 'connected'
  | 'permissions_missing'
  | 'consent_refused'
  | 'consent_expired'
  | 'long_lived_token_failed'
  | 'network_unavailable';

export function withOutcome(path: string, network: string, outcome: ConnectOutcome): string {
  const url = new URL(path, 'http://self');
  url.searchParams.set('connect', `${network}.${outcome}`);
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * The member comes back from the consent screen. Never throws for what a network or a stranger can cause: a browser is
 * waiting, and is always sent on to a page of ours.
 *
 * @param sessionId the session in which the browser went out. It is still open; its cookie may have to be renewed, for nobody is asked to
 * be quicker at a consent screen than that.
 * @param browserKey the cookie that was set when the browser went out.
 * @returns the path to go on to, and whether this was what the browser had gone out for. Where it was not, its cookie is left: another
 * window may be at a consent screen still.
 */
export async function finishConsent(
  deps: SharingDeps,
  sessionId: string,
  network: string,
  returned: {
    code?: string | undefined;
    state?: string | undefined;
    error?: string | undefined;
    browserKey: string | undefined;
  },
): Promise<{ path: string; isSpent: boolean }> {
  const stray = { path: withOutcome(BACK, network, 'consent_expired'), isSpent: false };
  if (returned.state === undefined || returned.browserKey === undefined) return stray;
  const attempt = await spendState(deps.db, {
    stateHash: hashOf(returned.state),
    browserHash: hashOf(returned.browserKey),
    sessionId,
    network,
    now: deps.clock.now(),
  });
  if (!attempt) return stray;
  const { code, state } = returned;
  const isRefused = returned.error !== undefined || code === undefined;
  const outcome = isRefused ? 'consent_refused' : await connect(deps, attempt.member_id, network, { code, state });
  return { path: withOutcome(attempt.redirect, network, outcome), isSpent: true };
}

async function connect(
  deps: SharingDeps,
  memberId: string,
  network: string,
  back: { code: string; state: string },
): Promise<ConnectOutcome> {
  const { adapter } = networkOf(deps, network);
  try {
    const grant = await adapter.redeem({ ...back, redirectUri: redirectUri(deps.publicUrl, network) });
    return (await connectByGrant(deps, memberId, network, grant)) ? 'connected' : 'permissions_missing';
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    // Used or run out, most likely by a reload of this very address.
    if (error.detail === 'consent-spent') return 'consent_expired';
    deps.reportError(error);
    return error.detail === 'not-prolonged' ? 'long_lived_token_failed' : 'network_unavailable';
  }
}
