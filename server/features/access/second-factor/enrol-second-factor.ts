import type { MemberActor } from '@yardsign/domain/access/actor';
import { AppError } from '../../../platform/errors.ts';
import type { AccessDeps } from '../ports.ts';
import { sealedFor } from './prove-code.ts';
import { reauthenticateForSecondFactor } from './reauthenticate-for-second-factor.ts';
import { keepSecret } from './second-factor-store.ts';
import { findMember } from '../store.ts';
import { SECRET_BYTES, timeCodeUri, toTimeCodeSecret } from './time-codes.ts';

/** What an authenticator app shows above the code. */
const ISSUER = 'Yardsign';

/**
 * Draws a secret for an authenticator app. It is kept sealed and is not in force until a first code has confirmed it.
 *
 * @throws AppError `second_factor_on`, and those of `reauthenticateForSecondFactor`.
 */
export async function enrolSecondFactor(
  deps: AccessDeps,
  actor: MemberActor,
  password: string | undefined,
): Promise<{ secret: string; uri: string }> {
  await reauthenticateForSecondFactor(deps, actor, password);
  const member = await findMember(deps.db, actor.userId);
  if (!member) throw new AppError('user_not_found');
  const secret = toTimeCodeSecret(deps.random.bytes(SECRET_BYTES));
  const sealed = deps.vault.seal(secret, sealedFor(actor.userId));
  if (!(await keepSecret(deps.db, actor.userId, sealed, deps.clock.now()))) throw new AppError('second_factor_on');
  return { secret, uri: timeCodeUri({ secret, issuer: ISSUER, account: member.username }) };
}
