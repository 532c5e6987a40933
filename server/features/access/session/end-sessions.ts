import type { Tx } from '../../../platform/database/database.ts';
import { endSessionsOf } from '../store.ts';

/**
 * Ends every session of a member at once, and those in which they impersonate somebody else, in the transaction of what makes it
 * necessary.
 *
 * @returns how many were open until now.
 */
export function endSessions(
  tx: Tx,
  memberId: string,
  options: { reason: 'ended_by_admin'; now: Date },
): Promise<number> {
  return endSessionsOf(tx, memberId, options);
}
