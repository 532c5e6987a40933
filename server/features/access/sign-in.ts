import { AppError } from '../../platform/errors.ts';
import type { AttemptLimiter } from './attempt-limiter.ts';
import { createSession, type Grant } from './create-session.ts';
import type { AccessDeps } from './ports.ts';
import { findBySignInName, type MemberRow } from './store.ts';

export type SignInOutcome =
  | { kind: 'session'; member: MemberRow; grant: Grant }
  | { kind: 'choice'; members: MemberRow[] };

/**
 * Signs in with a username or an address and a password. Where the password fits several accounts under one address, they
 * are answered to choose from, and nobody is signed in.
 *
 * @throws AppError `invalid_login` (the same for an unknown name, after the same work), `too_many_requests`.
 */
export async function signIn(
  deps: AccessDeps,
  limiter: AttemptLimiter,
  input: { name: string; password: string; via: 'cookie' | 'bearer'; userAgent: string },
): Promise<SignInOutcome> {
  if (!limiter.mayTry(input.name)) throw new AppError('too_many_requests');
  const candidates = await findBySignInName(deps.db, input.name);
  const members: MemberRow[] = [];
  if (candidates.length === 0) await deps.passwords.verify(null, input.password);
  for (const candidate of candidates) {
    if (await deps.passwords.verify(candidate.password_hash, input.password)) members.push(candidate);
  }
  const [member] = members;
  if (!member) {
    limiter.failed(input.name);
    throw new AppError('invalid_login');
  }
  limiter.succeeded(input.name);
  if (members.length > 1) return { kind: 'choice', members };
  return {
    kind: 'session',
    member,
    grant: await createSession(deps, { memberId: member.id, via: input.via, userAgent: input.userAgent }),
  };
}
