import type { SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import { type Grant, NetworkError } from '../ports.ts';
import { endConnection } from './end-connection.ts';
import { claimRenewal, noteRenewal, releaseRenewal, replaceSecret, secretFields } from './renewal-store.ts';
import { openSecretOf, placeOf, RENEWAL } from './target-access.ts';

/** A token is renewed this long before its end, so that it never ends in the middle of a post. */
const EARLY_MS = 10 * 60_000;
/** Whoever renews has so long; then another may try, although what it is asked for with may be spent. */
const PATIENCE_MS = 60_000;

type RenewDeps = Pick<SharingDeps, 'db' | 'clock' | 'networks' | 'vault'>;

export interface OwnGrant {
  memberId: string;
  network: string;
  grantId: string;
}

/** Whether a token that is good until then is to be renewed before it is used; null for one that is never renewed. */
export function isRenewalDue(expiresAt: Date | null, now: Date): boolean {
  return expiresAt !== null && expiresAt.getTime() - EARLY_MS <= now.getTime();
}

/**
 * Renews the token of a connection, if nobody else is at it. A network that refuses ends the connection, unless somebody else has
 * begun to renew it since.
 *
 * @throws NetworkError when the network could not be asked, or somebody else is asking it now: then it is tried again later.
 */
export async function renewToken(deps: RenewDeps, grant: OwnGrant): Promise<void> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + PATIENCE_MS);
  const mine = await claimRenewal(deps.db, grant, { dueBefore: new Date(now.getTime() + EARLY_MS), now, until });
  if (!mine) return;
  const { renew } = networkOf(deps, grant.network).adapter;
  const renewal = await openSecretOf(deps, grant.memberId, grant.network, RENEWAL);
  if (!renew || !renewal) {
    const gone = new NetworkError({ kind: 'reconnect', concerns: 'connection' }, 'There is nothing to renew with');
    await endConnection(deps, grant, { error: gone });
    return;
  }
  let renewed: Grant;
  try {
    renewed = await renew(renewal);
  } catch (error) {
    const isMine = await releaseRenewal(deps.db, grant, until);
    if (!(error instanceof NetworkError) || (error.kind !== 'reconnect' && error.kind !== 'rejected')) throw error;
    // Somebody else has asked since, and what this one asked with is spent because of that: it says nothing of the connection.
    if (isMine) await endConnection(deps, grant, { error });
    return;
  }
  await keep(deps, grant, renewed);
}

/** Puts the new token in the place of the old one everywhere. An answer without a new renewal leaves the one that there is. */
async function keep(deps: RenewDeps, grant: OwnGrant, { token, renewal, expiresInSeconds }: Grant): Promise<void> {
  const { memberId, network } = grant;
  const expiresAt = new Date(deps.clock.now().getTime() + (expiresInSeconds ?? 0) * 1000);
  await deps.db.transaction().execute(async (tx) => {
    if (!(await noteRenewal(tx, grant, expiresAt))) return;
    for (const field of await secretFields(tx, memberId, network)) {
      const value = field === RENEWAL ? renewal : token;
      if (!value) continue;
      const sealed = deps.vault.seal(value.reveal(), placeOf(memberId, network, field));
      await replaceSecret(tx, { memberId, network, field }, sealed);
    }
  });
}
