import { AppError } from '../../../platform/errors.ts';
import { admitMember } from '../sign-in/admit-member.ts';
import { type Admission, type Entrance } from '../sign-in/open-session.ts';
import { enforceLimit } from '../../../platform/limits/rate-window.ts';
import type { AccessDeps } from '../ports.ts';
import { CHALLENGE_SECONDS, makeChallenge, type ChallengeFor } from './passkey-challenge.ts';
import { provePasskey } from './prove-passkey.ts';
import { relyingParty, type Assertion } from './verify-passkey.ts';

/** What a browser asks its authenticators: a proof of some passkey for this site, by a device that makes sure who its user is. */
export function assertionRequest(
  deps: Pick<AccessDeps, 'clock' | 'random' | 'sessionKey' | 'issuer'>,
  to: ChallengeFor,
) {
  return {
    challenge: makeChallenge(deps, to),
    rpId: relyingParty(deps.issuer).id,
    timeout: CHALLENGE_SECONDS * 1000,
    userVerification: 'required' as const,
  };
}

/**
 * Signs in with a passkey. The device has made sure who its user is, so that it counts as both factors.
 *
 * @param input.browserKey what the browser got together with its challenge.
 * @throws AppError `passkey_failed` whatever is wrong with it; `invalid_login`, `feature_required`, `too_many_requests`.
 */
export async function signInWithPasskey(
  deps: AccessDeps,
  input: {
    passkey: Assertion;
    browserKey: string | undefined;
    ip: string;
    requestId: string;
    entrance: Entrance;
  },
): Promise<Admission> {
  await enforceLimit(deps.limits.signIns, input.ip);
  if (input.browserKey === undefined) throw new AppError('passkey_failed');
  const proved = await provePasskey(deps, {
    challenge: { purpose: 'sign-in', holder: input.browserKey },
    passkey: input.passkey,
    requestId: input.requestId,
  });
  if (proved === null) throw new AppError('passkey_failed');
  return admitMember(deps, proved.member_id, {
    ...input.entrance,
    passkeyId: proved.id,
    secondFactorAt: deps.clock.now(),
  });
}
