import type { Tx } from '../../../platform/database/database.ts';
import { LINK_MINUTES, voidLinks, type LinkPurpose } from '../credentials/one-time-link.ts';
import { endSessionsOf } from '../store.ts';

const PURPOSES = Object.keys(LINK_MINUTES) as LinkPurpose[];

/**
 * Whatever was proved for an account until now counts no more: sessions end, open links and half-finished sign-ins stop
 * working. In the transaction of what makes it necessary: a new password or address, a deletion.
 *
 * @param options.except the session that may stay: the one in which the change was made.
 * @returns how many sessions were open until now.
 */
export async function revokeAccess(
  tx: Tx,
  memberId: string,
  options: { reason: string; now: Date; except?: string },
): Promise<number> {
  await voidLinks(tx, memberId, options.now, PURPOSES);
  return endSessionsOf(tx, memberId, options);
}
