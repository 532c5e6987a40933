import { AppError } from '../../../platform/errors.ts';
import { Secret } from '../../../platform/vault.ts';
import { connectByGrant } from '../connections/connect-by-grant.ts';
import { findConnection } from '../connections/connection-store.ts';
import type { SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import { NetworkError } from '../ports.ts';

/**
 * Connects with the short token of a browser login. The network exchanges only a token that was given to this installation.
 *
 * @returns the name that the grant is kept under: the token itself stays here.
 * @throws AppError `long_lived_token_failed`, `network_unavailable`, `permissions_missing`
 */
export async function exchangeToken(
  deps: SharingDeps,
  memberId: string,
  network: string,
  shortToken: string,
): Promise<string> {
  const { prolong } = networkOf(deps, network).adapter;
  if (!prolong) throw new AppError('call_not_supported');
  let mayPost: boolean;
  try {
    mayPost = await connectByGrant(deps, memberId, network, await prolong(new Secret(shortToken)));
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    const isRefused = error.detail === 'not-prolonged';
    throw new AppError(isRefused ? 'long_lived_token_failed' : 'network_unavailable', { cause: error });
  }
  if (!mayPost) throw new AppError('permissions_missing');
  const connection = await findConnection(deps.db, memberId, network);
  if (!connection) throw new AppError('not_connected');
  return connection.grant_id;
}
