import { AppError } from '../../platform/errors.ts';
import { findAccount } from './account-store.ts';
import type { AccessDeps, AuthUser } from './ports.ts';
import { presentAuthUser } from './present.ts';

/** The account data of a member. @throws AppError `user_not_found`. */
export async function readAccount(
  deps: Pick<AccessDeps, 'db' | 'clock' | 'services'>,
  memberId: string,
): Promise<AuthUser> {
  const row = await findAccount(deps, memberId);
  if (!row) throw new AppError('user_not_found');
  return presentAuthUser(row, deps.services.read(row.services), deps.clock.now());
}
