import type { MemberActor } from '@yardsign/domain/access/actor';
import { SECOND_FACTOR_MS } from '@yardsign/domain/access/impersonation';
import { AppError } from '../../../platform/errors.ts';
import type { AccessDeps } from '../ports.ts';
import { openSecret, proveCode } from './prove-code.ts';
import { noteSecondFactor } from './second-factor-store.ts';

/**
 * Proves the second factor again within a session, which makes it fresh and changes nothing else.
 *
 * @returns until when it counts as fresh. @throws AppError `second_factor_off`, `second_factor_wrong`, `too_many_requests`.
 */
export async function confirmSecondFactor(deps: AccessDeps, actor: MemberActor, code: string): Promise<Date> {
  if ((await openSecret(deps, actor.userId))?.inForce !== true) throw new AppError('second_factor_off');
  if ((await proveCode(deps, actor.userId, code)) === null) throw new AppError('second_factor_wrong');
  const now = deps.clock.now();
  await noteSecondFactor(deps.db, actor.sessionId, now);
  return new Date(now.getTime() + SECOND_FACTOR_MS);
}
