import type { MemberActor } from '@yardsign/domain/access/actor';
import { missingPermissions, scopesOf } from '@yardsign/domain/sharing/networks/permissions';
import type { SharingDeps } from '../deps.ts';
import { onOneConsent } from './connect-by-grant.ts';
import { redirectUri } from './consent-path.ts';
import { networkOf } from '../networks.ts';
import { hashOf } from './start-connection.ts';
import { connectionsWithTargets } from './connection-store.ts';
import { spendHandoff } from './attempt-store.ts';

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
  const { key, adapter } = networkOf(deps, network);
  const asked = onOneConsent(deps, network);
  const known = await connectionsWithTargets(deps.db, { memberId: actor.userId });
  const url = adapter.consentUrl({
    state,
    redirectUri: redirectUri(deps.publicUrl, key),
    // One screen, asked once for all that it is for.
    scopes: [...new Set(asked.flatMap((each) => scopesOf(each.about)))],
    // What was declined there before is asked for again only when that is said, whichever of its networks it was declined for.
    askAgain: asked.some((each) =>
      known.some((row) => row.network === each.key && missingPermissions(each.about, row.scopes).length > 0),
    ),
  });
  return { url, browserKey };
}
