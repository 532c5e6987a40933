import type { MemberActor } from '@yardsign/domain/access/actor';
import { recordAct } from '../../../platform/audit/record-act.ts';
import { AppError } from '../../../platform/errors.ts';
import { ownAct } from '../own-act.ts';
import type { AccessDeps } from '../ports.ts';
import { keepLastAdmin } from '../keep-last-admin.ts';
import { openSecret, proveCode } from './prove-code.ts';
import { reauthenticate } from '../credentials/reauthenticate.ts';
import { deleteSecondFactor } from './second-factor-store.ts';

/**
 * Turns two-factor sign-in off. It takes the password and a code: either alone may be in the wrong hands.
 *
 * @throws AppError `second_factor_off`, `second_factor_wrong`, `last_admin`, and those of `reauthenticate`.
 */
export async function disableSecondFactor(
  deps: AccessDeps,
  actor: MemberActor,
  input: { password: string | undefined; code: string },
  requestId: string,
): Promise<void> {
  if ((await openSecret(deps, actor.userId))?.inForce !== true) throw new AppError('second_factor_off');
  // A factor that is fresh does not stand in for the password here: the code is asked for besides it.
  await reauthenticate(deps, { ...actor, secondFactorAt: null }, input.password);
  if ((await proveCode(deps, actor.userId, input.code)) === null) throw new AppError('second_factor_wrong');
  await deps.db.transaction().execute(async (tx) => {
    await keepLastAdmin(tx, () => deleteSecondFactor(tx, actor.userId));
    await recordAct(tx, ownAct(actor, 'second-factor.disabled', deps.clock.now(), requestId));
  });
  await deps.tellSecurityNews(actor.userId, 'second-factor-off');
}
