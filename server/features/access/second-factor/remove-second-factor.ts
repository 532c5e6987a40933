import type { Tx } from '../../../platform/database/database.ts';
import { deletePasskeysOf } from '../credentials/passkey-store.ts';
import { deleteSecondFactor, findSecondFactor } from './second-factor-store.ts';
import { endSessionsOf } from '../store.ts';

/**
 * Takes from a member what proves a second factor and was lost: the authenticator app with its recovery codes, and the passkeys.
 * Every session ends, and whoever has the password signs in anew. In the transaction of whoever answers for it.
 *
 * @returns how many sessions were open until now; undefined when there was none, and nothing was done.
 */
export async function removeSecondFactor(
  tx: Tx,
  memberId: string,
  options: { reason: 'ended_by_admin'; now: Date },
): Promise<number | undefined> {
  // One that is only being set up is left to whoever sets it up.
  const factor = await findSecondFactor(tx, memberId);
  const app = factor !== undefined && factor.confirmed_at !== null;
  if (app) await deleteSecondFactor(tx, memberId);
  const passkeys = await deletePasskeysOf(tx, memberId);
  if (!app && passkeys === 0) return undefined;
  return endSessionsOf(tx, memberId, options);
}
