import type { MemberActor } from '@yardsign/domain/access/actor';
import { mayPostToPages } from '@yardsign/domain/sharing/facebook-access';
import { redirectUri } from './open-consent.ts';
import { NetworkError, type NetworkId, type SharingDeps } from './ports.ts';
import { saveConnection } from './save-connection.ts';
import { BACK, hashOf } from './start-connection.ts';
import { spendState } from './connection-store.ts';

/** What the page is told, as `?connect=…`; it has a text for each in both languages. */
export type ConnectOutcome =
  | 'connected'
  | 'permissions_missing'
  | 'consent_refused'
  | 'consent_expired'
  | 'long_lived_token_failed'
  | 'network_unavailable';

export function withOutcome(path: string, outcome: ConnectOutcome): string {
  const url = new URL(path, 'http://self');
  url.searchParams.set('connect', outcome);
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * The member comes back from the consent screen. Never throws for what a network or a stranger can cause: a browser is
 * waiting, and is always sent on to a page of ours.
 *
 * @param browserKey the cookie that was set when the browser went out.
 * @returns the path to go on to.
 */
export async function finishConsent(
  deps: SharingDeps,
  actor: MemberActor,
  network: NetworkId,
  returned: {
    code?: string | undefined;
    state?: string | undefined;
    error?: string | undefined;
    browserKey: string | undefined;
  },
): Promise<string> {
  if (returned.state === undefined || returned.browserKey === undefined) return withOutcome(BACK, 'consent_expired');
  const attempt = await spendState(deps.db, {
    stateHash: hashOf(returned.state),
    browserHash: hashOf(returned.browserKey),
    sessionId: actor.sessionId,
    memberId: actor.userId,
    network,
    now: deps.clock.now(),
  });
  if (!attempt) return withOutcome(BACK, 'consent_expired');
  if (returned.error !== undefined || returned.code === undefined)
    return withOutcome(attempt.redirect, 'consent_refused');
  return withOutcome(attempt.redirect, await connect(deps, actor.userId, network, returned.code));
}

async function connect(deps: SharingDeps, memberId: string, network: NetworkId, code: string): Promise<ConnectOutcome> {
  const vendor = deps.networks[network];
  let step: 'redeem' | 'prolong' | 'read' = 'redeem';
  try {
    const short = await vendor.redeemCode({ code, redirectUri: redirectUri(deps.publicUrl) });
    step = 'prolong';
    const long = await vendor.prolong(short.token);
    step = 'read';
    const [account, targets] = [await vendor.readAccount(long.token), await vendor.listTargets(long.token)];
    const seconds = long.expiresInSeconds;
    await saveConnection(deps, {
      memberId,
      network,
      grantId: deps.random.id('grt'),
      token: long.token,
      expiresAt: seconds === null ? null : new Date(deps.clock.now().getTime() + seconds * 1000),
      account,
      targets,
    });
    return mayPostToPages(account.granted) ? 'connected' : 'permissions_missing';
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    // A code that the network does not take was used or ran out, most likely by a reload of this very address.
    if (step === 'redeem' && error.kind === 'rejected') return 'consent_expired';
    deps.reportError(error);
    return step === 'prolong' ? 'long_lived_token_failed' : 'network_unavailable';
  }
}
