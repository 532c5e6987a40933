import type { MemberActor } from '@yardsign/domain/access/actor';
import { isCrewLevel } from '@yardsign/domain/access/roles';
import { AppError } from '../../../platform/errors.ts';
import type { AccessDeps } from '../ports.ts';
import { reauthenticate } from '../credentials/reauthenticate.ts';
import { findSecondFactor } from './second-factor-store.ts';
import { findMember } from '../store.ts';
import { passkeysOf } from '../credentials/passkey-store.ts';

/**
 * Before something is added or removed that can prove a second factor. Where an account must be opened with one (an
 * authenticator app is on, or the level of staff rests on a passkey), the password alone must not get around it.
 *
 * @throws AppError `second_factor_required`, and those of `reauthenticate`.
 */
export async function reauthenticateForSecondFactor(
  deps: AccessDeps,
  actor: MemberActor,
  password: string | undefined,
): Promise<void> {
  await reauthenticate(deps, actor, password);
  if (actor.secondFactorFresh) return;
  const [factor, member, passkeys] = await Promise.all([
    findSecondFactor(deps.db, actor.userId),
    findMember(deps.db, actor.userId),
    passkeysOf(deps.db, actor.userId),
  ]);
  const app = factor !== undefined && factor.confirmed_at !== null;
  const staff = member !== undefined && isCrewLevel(member.access_level) && passkeys.length > 0;
  if (app || staff) throw new AppError('second_factor_required');
}
