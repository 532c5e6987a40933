import type { Tx } from '../../platform/database/database.ts';
import { deleteSecondFactor, findSecondFactor } from './second-factor-store.ts';
import { endSessionsOf } from './store.ts';

/**
 * Takes the second factor of a member away who has lost it, with its recovery codes, and ends every session: whoever has the
 * password signs in anew. In the transaction of whoever answers for it.
 *
 * @returns how many sessions were open until now; undefined when two-factor sign-in was off, and nothing was done.
 */
export async function removeSecondFactor(
  tx: Tx,
  memberId: string,
  options: { reason: 'ended_by_admin'; now: Date },
): Promise<number | undefined> {
  // One that is only being set up is left to whoever sets it up.
  const factor = await findSecondFactor(tx, memberId);
  if (!factor || factor.confirmed_at === null) return undefined;
  await deleteSecondFactor(tx, memberId);
  return endSessionsOf(tx, memberId, options);
}
