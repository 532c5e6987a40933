import type { MemberActor } from '@yardsign/domain/access/actor';
import { mayPostWith, scopesOf } from '@yardsign/domain/sharing/networks/permissions';
import type { SharingDeps } from '../deps.ts';
import { onOneConsent } from './connect-by-grant.ts';
import { redirectUri } from './consent-path.ts';
import { networkOf } from '../networks.ts';
import { hashOf } from './start-connection.ts';
import { findConnection, spendHandoff } from './connection-store.ts';

export const CONSENT_MINUTES = 10;

/**
 * Spends a handoff code. `browserKey` belongs into a cookie: only the browser that went out may come back.
 *
 * @returns null when the code is unknown, old, spent, or of another session or network.
 */
export async function openConsent(
  deps: SharingDeps,
  actor: MemberActor,
  network: string,
  handoff: string,
): Promise<{ url: string; browserKey: string } | null> {
  const now = deps.clock.now();
  const state = deps.random.bytes(32).toString('base64url');
  const browserKey = deps.random.bytes(32).toString('base64url');
  const attempt = await spendHandoff(deps.db, {
    handoffHash: hashOf(handoff),
    sessionId: actor.sessionId,
    network,
    stateHash: hashOf(state),
    browserHash: hashOf(browserKey),
    now,
    expiresAt: new Date(now.getTime() + CONSENT_MINUTES * 60_000),
  });
  if (!attempt) return null;
  const { key, about, adapter } = networkOf(deps, network);
  const known = await findConnection(deps.db, actor.userId, key);
  const url = adapter.consentUrl({
    state,
    redirectUri: redirectUri(deps.publicUrl, key),
    // One screen, asked once for all that it is for.
    scopes: [...new Set(onOneConsent(deps, network).flatMap((each) => scopesOf(each.about)))],
    askAgain: known !== undefined && !mayPostWith(about, known.scopes),
  });
  return { url, browserKey };
}
