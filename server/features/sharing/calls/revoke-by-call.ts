import { AppError } from '../../../platform/errors.ts';
import { disconnect } from '../connections/end-connection.ts';
import type { SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';

/**
 * Disconnects by a call, and says so when the network did not take the consent back: here it is gone all the same.
 *
 * @throws AppError `not_connected`, `network_unavailable`
 */
export async function revokeByCall(deps: SharingDeps, memberId: string, network: string): Promise<void> {
  let failure: unknown;
  const reportError = (error: unknown) => {
    failure = error;
    deps.reportError(error);
  };
  if (!(await disconnect({ ...deps, reportError }, memberId, network))) throw new AppError('not_connected');
  if (failure === undefined) return;
  const message = `Failed to revoke ${networkOf(deps, network).about.name} token`;
  throw new AppError('network_unavailable', { cause: failure, issues: [{ path: 'token', message }] });
}
