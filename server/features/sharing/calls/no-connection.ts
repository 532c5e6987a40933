import { AppError } from '../../../platform/errors.ts';
import { findConnection } from '../connections/connection-store.ts';
import type { SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';

/** What a call is refused with where there is no living connection: one that has ended is connected again (SOC-084), another was never made (SOC-071). */
export async function noConnection(
  deps: Pick<SharingDeps, 'db' | 'networks'>,
  memberId: string,
  network: string,
): Promise<AppError> {
  const { name } = networkOf(deps, network).about;
  const ended = await findConnection(deps.db, memberId, network);
  const message = ended
    ? `${name} authentication expired. Please reconnect your account.`
    : `Missing required authorization to post to ${name}`;
  return new AppError('not_connected', { issues: [{ path: 'token', message }] });
}
