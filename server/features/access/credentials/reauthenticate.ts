import type { MemberActor } from '@yardsign/domain/access/actor';
import { provedRecently } from '@yardsign/domain/access/impersonation';
import { AppError } from '../../../platform/errors.ts';
import type { AccessDeps } from '../ports.ts';
import { passwordKey } from '../sign-in/sign-in.ts';
import { findMember, findSession } from '../store.ts';

/** Somebody without a password proves that it is them by having signed in this recently. */
const JUST_SIGNED_IN_MS = 15 * 60_000;

/**
 * Before the credentials of an account are changed: is it really the owner who sits there, and not somebody at their open
 * computer? The password of the account says so, or a second factor that this session proved a short while ago. A further
 * login of the account has neither, and may not change its credentials.
 *
 * @throws AppError `password_wrong`, `second_factor_required` (no password was given, and no factor is fresh), `too_many_requests`.
 */
export async function reauthenticate(
  deps: Pick<AccessDeps, 'db' | 'clock' | 'passwords' | 'limits'>,
  actor: MemberActor,
  password: string | undefined,
): Promise<void> {
  const [member, session] = await Promise.all([
    findMember(deps.db, actor.userId),
    findSession(deps.db, actor.sessionId),
  ]);
  if (!member || !session) throw new AppError('token_expired');
  const now = deps.clock.now().getTime();
  if (password !== undefined && member.password_hash !== null) {
    const right = await deps.limits.attempts.attempt(passwordKey(member.id, session.id), () =>
      deps.passwords.verify(member.password_hash, password),
    );
    if (right) return;
    throw new AppError('password_wrong');
  }
  const owner = session.credential_id === null;
  if (owner && provedRecently(actor.secondFactorAt, now)) return;
  if (owner && member.password_hash === null && now - session.created_at.getTime() <= JUST_SIGNED_IN_MS) return;
  throw new AppError(member.password_hash === null ? 'second_factor_required' : 'password_wrong');
}
