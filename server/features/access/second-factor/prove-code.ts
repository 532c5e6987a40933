import type { AccessDeps } from '../ports.ts';
import { hashRecoveryCode, plainCode } from './recovery-codes.ts';
import { findSecondFactor, takeRecoveryCode, takeStep } from './second-factor-store.ts';
import { findTimeStep } from './time-codes.ts';

/** Binds the sealed secret to its place. */
export const sealedFor = (memberId: string) => `v1|${memberId}|second-factor`;

/** Tries at the codes of a member count together, whatever they are for. */
export const codeKey = (memberId: string) => `code:${memberId}`;

/** The secret of an authenticator app, and whether it is in force. */
export async function openSecret(deps: Pick<AccessDeps, 'db' | 'vault'>, memberId: string) {
  const row = await findSecondFactor(deps.db, memberId);
  if (!row) return undefined;
  const secret = deps.vault.open(row.sealed, sealedFor(memberId));
  return {
    secret,
    lastStep: row.last_step === null ? null : Number(row.last_step),
    inForce: row.confirmed_at !== null,
  };
}

/**
 * Checks a code of a member whose second factor is in force, and uses it up.
 *
 * @returns which kind it was; null when it is not right or was used before.
 * @throws AppError `too_many_requests` after five wrong ones.
 */
export async function proveCode(
  deps: Pick<AccessDeps, 'db' | 'vault' | 'clock' | 'limits' | 'sessionKey' | 'tellSecurityNews'>,
  memberId: string,
  typed: string,
): Promise<'totp' | 'recovery' | null> {
  const held = await openSecret(deps, memberId);
  if (held?.inForce !== true) return null;
  const now = deps.clock.now();
  const code = plainCode(typed);
  let proof: 'totp' | 'recovery' | null = null;
  await deps.limits.attempts.attempt(codeKey(memberId), async () => {
    const step = findTimeStep({ secret: held.secret.reveal(), code, afterStep: held.lastStep }, now);
    if (step !== null && (await takeStep(deps.db, memberId, step))) proof = 'totp';
    else if (await takeRecoveryCode(deps.db, memberId, hashRecoveryCode(memberId, code, deps.sessionKey), now))
      proof = 'recovery';
    return proof !== null;
  });
  if (proof === 'recovery') await deps.tellSecurityNews(memberId, 'recovery-code-used');
  return proof;
}
