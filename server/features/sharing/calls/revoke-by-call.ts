import { AppError } from '../../../platform/errors.ts';
import { takeBackConsent } from '../connections/take-back-consent.ts';
import type { SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';

/**
 * Disconnects by a call, and says so when the network did not take the consent back.
 *
 * @throws AppError `not_connected`, `network_unavailable`
 */
export async function revokeByCall(deps: SharingDeps, memberId: string, network: string): Promise<void> {
  const failure = await takeBackConsent(deps, memberId, network);
  if (failure === undefined) return;
  const message = `Failed to revoke ${networkOf(deps, network).about.name} token`;
  throw new AppError('network_unavailable', { cause: failure, issues: [{ path: 'token', message }] });
}
