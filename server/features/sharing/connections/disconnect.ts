import type { Secret } from '../../../platform/vault.ts';
import type { SharingDeps } from '../deps.ts';
import { NetworkError } from '../ports.ts';
import { deleteConnection, findConnection } from './connection-store.ts';
import { type EndDeps, movePostsOfConnection } from './end-connection.ts';
import { isRenewalDue, renewToken } from './renew-token.ts';
import { openUserToken } from './target-access.ts';

type DisconnectDeps = EndDeps & Pick<SharingDeps, 'vault' | 'reportError'>;

/**
 * The member disconnects: tokens and targets are deleted, open posts wait for a new connection. A network that can is told so; that it
 * does not answer changes nothing here.
 *
 * @returns whether there was a connection; never to what is no network.
 */
export async function disconnect(deps: DisconnectDeps, memberId: string, network: string): Promise<boolean> {
  const known = deps.networks[network];
  if (!known) return false;
  const { revoke } = known.adapter;
  const token = revoke && (await tokenToTakeBack(deps, memberId, network));
  const wasConnected = await deps.db.transaction().execute(async (tx) => {
    if (!(await deleteConnection(tx, memberId, network))) return false;
    await movePostsOfConnection(deps, tx, { memberId, network }, { kind: 'connection_lost', reason: 'disconnected' });
    return true;
  });
  if (wasConnected && revoke && token) await revoke(token).catch(deps.reportError);
  return wasConnected;
}

/**
 * What a consent is taken back with: a token that has ended is renewed first, because no consent is taken back for it (SOC-083).
 *
 * @returns undefined where the network accepts no token of the connection any more: then there is nothing to take back.
 */
async function tokenToTakeBack(
  deps: DisconnectDeps,
  memberId: string,
  network: string,
): Promise<Secret<string> | undefined> {
  const connection = await findConnection(deps.db, memberId, network);
  if (connection?.ended_at === null && isRenewalDue(connection.token_expires_at, deps.clock.now())) {
    try {
      await renewToken(deps, { memberId, network, grantId: connection.grant_id });
    } catch (error) {
      // It is tried with the old one, and told where that does not do.
      if (!(error instanceof NetworkError)) throw error;
    }
  }
  const now = await findConnection(deps.db, memberId, network);
  return now?.ended_at === null ? openUserToken(deps, memberId, network) : undefined;
}
