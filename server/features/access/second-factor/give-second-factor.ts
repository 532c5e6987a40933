import type { Tx } from '../../../platform/database/database.ts';
import type { AccessDeps } from '../ports.ts';
import { sealedFor } from './prove-code.ts';
import { drawRecoveryCodes } from './draw-recovery-codes.ts';
import { insertFactorInForce } from './second-factor-store.ts';

/**
 * Gives a new account a second factor that a first code has proved, in the transaction that makes the account.
 *
 * @param step the time step of that code, which is used up.
 * @returns the recovery codes: here and never again.
 */
export async function giveSecondFactor(
  deps: Pick<AccessDeps, 'vault' | 'random' | 'sessionKey'>,
  tx: Tx,
  given: { memberId: string; secret: string; step: number; now: Date },
): Promise<string[]> {
  const { memberId, secret, step, now } = given;
  await insertFactorInForce(tx, memberId, { sealed: deps.vault.seal(secret, sealedFor(memberId)), step, now });
  return drawRecoveryCodes(deps, tx, memberId);
}
