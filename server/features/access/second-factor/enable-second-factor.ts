import type { MemberActor } from '@yardsign/domain/access/actor';
import { recordAct } from '../../../platform/audit/record-act.ts';
import { AppError } from '../../../platform/errors.ts';
import { ownAct } from '../own-act.ts';
import type { AccessDeps } from '../ports.ts';
import { codeKey, openSecret, proveCode } from './prove-code.ts';
import { drawRecoveryCodes } from './draw-recovery-codes.ts';
import { plainCode } from './recovery-codes.ts';
import { noteSecondFactor, putInForce, takeStep } from './second-factor-store.ts';
import { findTimeStep } from './time-codes.ts';

/**
 * Puts a secret in force once a first code shows that the app has it.
 *
 * @returns the recovery codes: here and never again.
 * @throws AppError `second_factor_off` (nothing to confirm), `second_factor_on`, `second_factor_wrong`, `too_many_requests`.
 */
export async function enableSecondFactor(
  deps: AccessDeps,
  actor: MemberActor,
  typed: string,
  requestId: string,
): Promise<string[]> {
  const held = await openSecret(deps, actor.userId);
  if (!held) throw new AppError('second_factor_off');
  if (held.inForce) throw new AppError('second_factor_on');
  const now = deps.clock.now();
  const step = findTimeStep({ secret: held.secret.reveal(), code: plainCode(typed), afterStep: held.lastStep }, now);
  await deps.limits.attempts.attempt(codeKey(actor.userId), async () => step !== null);
  if (step === null) throw new AppError('second_factor_wrong');
  const codes = await deps.db.transaction().execute(async (tx) => {
    if (!(await putInForce(tx, actor.userId, now))) throw new AppError('second_factor_on');
    await takeStep(tx, actor.userId, step);
    await noteSecondFactor(tx, actor.sessionId, now);
    await recordAct(tx, ownAct(actor, 'second-factor.enabled', now, requestId));
    return drawRecoveryCodes(deps, tx, actor.userId);
  });
  await deps.tellSecurityNews(actor.userId, 'second-factor-on');
  return codes;
}

/** Replaces the recovery codes. @throws AppError `second_factor_wrong`, `too_many_requests`. */
export async function renewRecoveryCodes(
  deps: AccessDeps,
  actor: MemberActor,
  typed: string,
  requestId: string,
): Promise<string[]> {
  if ((await proveCode(deps, actor.userId, typed)) === null) throw new AppError('second_factor_wrong');
  const now = deps.clock.now();
  const codes = await deps.db.transaction().execute(async (tx) => {
    await noteSecondFactor(tx, actor.sessionId, now);
    await recordAct(tx, ownAct(actor, 'second-factor.codes-renewed', now, requestId));
    return drawRecoveryCodes(deps, tx, actor.userId);
  });
  await deps.tellSecurityNews(actor.userId, 'recovery-codes-renewed');
  return codes;
}
