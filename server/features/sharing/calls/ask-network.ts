import { AppError } from '../../../platform/errors.ts';
import { findConnection } from '../connections/connection-store.ts';
import { noConnection } from '../connections/no-connection.ts';
import { refreshConnection } from '../connections/refresh-connection.ts';
import type { Connection, SharingDeps } from '../deps.ts';
import { NetworkError } from '../ports.ts';

/** The reason of a network that gave none (SOC-015). */
const GENERAL_ERROR = 'General error';

/**
 * A connection as the network itself tells of it now, with its token renewed where that was due.
 *
 * @param said what a failure is called, before its reason.
 * @throws AppError `not_connected`, `network_unavailable`
 */
export async function askNetwork(
  deps: SharingDeps,
  memberId: string,
  network: string,
  said: string,
): Promise<Connection> {
  try {
    const connection = await refreshConnection(deps, memberId, network);
    if (!connection.connected) throw new AppError('not_connected');
    return connection;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, cause } = error;
    if (code === 'not_connected') throw noConnection(deps, network, await findConnection(deps.db, memberId, network));
    const reason = cause instanceof NetworkError ? (cause.networkMessage ?? GENERAL_ERROR) : message;
    throw new AppError(code, { cause, issues: [{ path: 'token', message: `${said}: ${reason}` }] });
  }
}
