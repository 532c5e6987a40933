import { AppError } from '../../../platform/errors.ts';
import type { SharingDeps } from '../deps.ts';
import { disconnect } from './disconnect.ts';

/**
 * Disconnects, and tells whether the network took the consent back: here the connection is gone all the same.
 *
 * @returns what the network failed with; undefined where it took the consent back, or is not told of it.
 * @throws AppError `not_connected`
 */
export async function takeBackConsent(
  deps: Parameters<typeof disconnect>[0] & Pick<SharingDeps, 'reportError'>,
  memberId: string,
  network: string,
): Promise<unknown> {
  let failure: unknown;
  const reportError = (error: unknown) => {
    failure = error;
    deps.reportError(error);
  };
  if (!(await disconnect({ ...deps, reportError }, memberId, network))) throw new AppError('not_connected');
  return failure;
}
