import { AppError } from '../../platform/errors.ts';
import type { AccessDeps, AuthUser } from './ports.ts';
import { presentAuthUser } from './present.ts';
import { featuresOf } from './features-store.ts';
import { findMember, teamOf } from './store.ts';

/** The account data of a member. @throws AppError `user_not_found`. */
export async function readAccount(deps: AccessDeps, memberId: string): Promise<AuthUser> {
  const member = await findMember(deps.db, memberId);
  if (!member) throw new AppError('user_not_found');
  const [features, team, services] = await Promise.all([
    featuresOf(deps.db, memberId, deps.clock.now()),
    teamOf(deps.db, memberId),
    deps.listServices(memberId),
  ]);
  return presentAuthUser(member, { features, ...team, services });
}
