import { api } from '@yardsign/contracts/api';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { FACEBOOK_SCOPES, mayPostToPages } from '@yardsign/domain/sharing/facebook-access';
import type { NetworkId, SharingDeps } from './ports.ts';
import { hashOf } from './start-connection.ts';
import { findConnection, spendHandoff } from './connection-store.ts';

export const CONSENT_MINUTES = 10;

/** The address that the consent screen returns to. Facebook compares it byte by byte. */
export function redirectUri(publicUrl: string): string {
  return `${publicUrl}${api.sharing.consentCallback.path}`;
}

/**
 * Spends a handoff code. `browserKey` belongs into a cookie: only the browser that went out may come back.
 *
 * @returns null when the code is unknown, old, spent, or of another session.
 */
export async function openConsent(
  deps: SharingDeps,
  actor: MemberActor,
  handoff: string,
): Promise<{ url: string; browserKey: string } | null> {
  const now = deps.clock.now();
  const state = deps.random.bytes(32).toString('base64url');
  const browserKey = deps.random.bytes(32).toString('base64url');
  const attempt = await spendHandoff(deps.db, {
    handoffHash: hashOf(handoff),
    sessionId: actor.sessionId,
    stateHash: hashOf(state),
    browserHash: hashOf(browserKey),
    now,
    expiresAt: new Date(now.getTime() + CONSENT_MINUTES * 60_000),
  });
  if (!attempt) return null;
  const network = attempt.network as NetworkId;
  const known = await findConnection(deps.db, actor.userId, network);
  const url = deps.networks[network].consentUrl({
    state,
    redirectUri: redirectUri(deps.publicUrl),
    scopes: Object.values(FACEBOOK_SCOPES).flat(),
    askAgain: known !== undefined && !mayPostToPages(known.scopes),
  });
  return { url, browserKey };
}
