import { AppError } from '../../../platform/errors.ts';
import { endConnection } from './end-connection.ts';
import { isRenewalDue, renewToken } from './renew-token.ts';
import type { ConnectionRow } from '../rows.ts';
import { openSecretOf, openUserToken, RENEWAL } from './target-access.ts';
import type { Connection, SharingDeps } from '../deps.ts';
import { NetworkError } from '../ports.ts';
import { networkOf } from '../networks.ts';
import { readConnection } from './read-connections.ts';
import { saveConnection } from './save-connection.ts';
import { findConnection } from './connection-store.ts';

/**
 * Asks the network again for the permissions and targets of a connection. A token that it refuses ends the connection, which is
 * then what is answered. A connection that its member takes back, or makes anew, while the network is asked stays as they left it.
 *
 * @throws AppError `not_connected`, `network_unavailable`
 */
export async function refreshConnection(deps: SharingDeps, memberId: string, network: string): Promise<Connection> {
  const known = await currentConnection(deps, memberId, network);
  const token = await openUserToken(deps, memberId, network);
  if (!known) throw new AppError('not_connected');
  // Its tokens were dropped when the network refused them: there is nothing to ask with.
  if (!token) return readConnection(deps, memberId, network);
  try {
    const { account, targets } = await networkOf(deps, network).adapter.readAccess(token);
    const { grant_id: grantId, expires_at: expiresAt } = known;
    const renewal = await renewalOf(deps, known);
    const found = { memberId, network, grantId, token, expiresAt, renewal, account, targets };
    await saveConnection(deps, { ...found, before: known });
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    if (error.kind !== 'reconnect' || error.concerns !== 'connection')
      throw new AppError('network_unavailable', { cause: error });
    await endConnection(deps, { memberId, network, grantId: known.grant_id }, { error });
  }
  return readConnection(deps, memberId, network);
}

/** The connection, with a token that is good for a while. @throws AppError `network_unavailable` */
async function currentConnection(
  deps: SharingDeps,
  memberId: string,
  network: string,
): Promise<ConnectionRow | undefined> {
  const known = await findConnection(deps.db, memberId, network);
  if (!known || known.ended_at !== null || !isRenewalDue(known.token_expires_at, deps.clock.now())) return known;
  try {
    await renewToken(deps, { memberId, network, grantId: known.grant_id });
  } catch (error) {
    if (error instanceof NetworkError) throw new AppError('network_unavailable', { cause: error });
    throw error;
  }
  return findConnection(deps.db, memberId, network);
}

/** Looking again takes nothing from a connection: what its next token is asked for with stays. */
async function renewalOf(deps: SharingDeps, known: ConnectionRow) {
  const token = await openSecretOf(deps, known.member_id, known.network, RENEWAL);
  return token && known.token_expires_at ? { token, tokenExpiresAt: known.token_expires_at } : undefined;
}
