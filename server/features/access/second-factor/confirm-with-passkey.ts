import type { MemberActor } from '@yardsign/domain/access/actor';
import { SECOND_FACTOR_MS } from '@yardsign/domain/access/impersonation';
import { AppError } from '../../../platform/errors.ts';
import type { AccessDeps } from '../ports.ts';
import { noteSecondFactor } from './second-factor-store.ts';
import { describePasskey } from '../credentials/add-passkey.ts';
import type { ChallengeFor } from '../credentials/passkey-challenge.ts';
import { passkeysOf } from '../credentials/passkey-store.ts';
import { provePasskey } from '../credentials/prove-passkey.ts';
import { assertionRequest } from '../credentials/sign-in-with-passkey.ts';
import type { Assertion } from '../credentials/verify-passkey.ts';

const challengeOf = (actor: MemberActor): ChallengeFor => ({ purpose: 'confirm', holder: actor.sessionId });

/** What a browser asks for to prove the second factor again. @throws AppError `second_factor_off` without a passkey. */
export async function startConfirmation(deps: AccessDeps, actor: MemberActor) {
  const held = await passkeysOf(deps.db, actor.userId);
  if (held.length === 0) throw new AppError('second_factor_off');
  return { ...assertionRequest(deps, challengeOf(actor)), allowCredentials: held.map(describePasskey) };
}

/**
 * Proves the second factor again within a session, with a passkey of the account.
 *
 * @returns until when it counts as fresh. @throws AppError `passkey_refused`
 */
export async function confirmWithPasskey(
  deps: AccessDeps,
  actor: MemberActor,
  passkey: Assertion,
  requestId: string,
): Promise<Date> {
  const proved = await provePasskey(deps, {
    challenge: challengeOf(actor),
    passkey,
    memberId: actor.userId,
    requestId,
  });
  if (proved === null) throw new AppError('passkey_refused');
  const now = deps.clock.now();
  await noteSecondFactor(deps.db, actor.sessionId, now);
  return new Date(now.getTime() + SECOND_FACTOR_MS);
}
