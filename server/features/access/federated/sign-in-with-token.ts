import { AppError } from '../../../platform/errors.ts';
import { admitMember } from '../sign-in/admit-member.ts';
import { type Admission, type Entrance } from '../sign-in/open-session.ts';
import { after } from '../session/create-session.ts';
import { sha256 } from '../session/tokens.ts';
import { enforceLimit } from '../../../platform/limits/rate-window.ts';
import { IdentityError, type AccessDeps, type ProviderSlug } from '../ports.ts';
import { failureOf } from './return-from-provider.ts';
import { dropOldAttempts, findIdentity, noteIdentityUsed, noteToken } from './social-store.ts';
import { ATTEMPT_SECONDS, providerOf } from './start-social.ts';
import { findMember } from '../store.ts';

/**
 * Signs an API client in with the identity token of a provider. Such a token carries no secret of ours, so it has to be new
 * and is taken once: whoever copied it comes too late.
 *
 * @throws AppError `google_failed`, `apple_failed` (also for an identity that opens no account), `apple_no_token`, `invalid_login`, `feature_required`.
 */
export async function signInWithIdentityToken(
  deps: AccessDeps,
  input: { provider: ProviderSlug; token: string; username: string | undefined; ip: string; entrance: Entrance },
): Promise<Admission> {
  await enforceLimit(deps.limits.signIns, input.ip);
  const provider = providerOf(deps, input.provider);
  const failed = failureOf(input.provider);
  if (input.token === '') throw new AppError(failureOf(input.provider, new IdentityError('no-token')));
  const identity = await provider.read(input.token).catch((error: unknown) => {
    if (!(error instanceof IdentityError)) throw error;
    throw new AppError(failed, { cause: error });
  });
  const now = deps.clock.now();
  if (now.getTime() - identity.issuedAt.getTime() > ATTEMPT_SECONDS * 1000) throw new AppError(failed);
  await dropOldAttempts(deps.db, now);
  const row = {
    id: deps.random.id('soc'),
    provider: input.provider,
    hash: sha256(input.token),
    now,
    // As long as its age would still be accepted, a little skew of clocks included.
    expiresAt: after(now, 2 * ATTEMPT_SECONDS),
  };
  if (!(await noteToken(deps.db, row))) throw new AppError(failed);
  const known = await findIdentity(deps.db, identity);
  if (!known) throw new AppError(failed);
  const member = await findMember(deps.db, known.member_id);
  if (input.username !== undefined && member?.username.toLowerCase() !== input.username.toLowerCase())
    throw new AppError('invalid_login');
  const admission = await admitMember(deps, known.member_id, input.entrance);
  await noteIdentityUsed(deps.db, identity, now);
  return admission;
}
