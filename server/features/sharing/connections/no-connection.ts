import { AppError } from '../../../platform/errors.ts';
import type { SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import type { ConnectionRow } from '../rows.ts';

/** A connection that can be posted through: there is one, its network has not ended it, and its time is not over. */
export function isLive<Row extends Pick<ConnectionRow, 'ended_at' | 'expires_at'>>(
  connection: Row | undefined,
  now: Date,
): connection is Row {
  if (!connection || connection.ended_at !== null) return false;
  return connection.expires_at === null || connection.expires_at > now;
}

/**
 * What is refused where there is no living connection: one that has ended is connected again (SOC-084), another was never made (SOC-071).
 *
 * @param known the connection as it was, if there was one.
 * @param path the field of the call that needs it.
 */
export function noConnection(
  deps: Pick<SharingDeps, 'networks'>,
  network: string,
  known: object | undefined,
  path = 'token',
): AppError {
  const { name } = networkOf(deps, network).about;
  const message = known
    ? `${name} authentication expired. Please reconnect your account.`
    : `Missing required authorization to post to ${name}`;
  return new AppError('not_connected', { issues: [{ path, message }] });
}
