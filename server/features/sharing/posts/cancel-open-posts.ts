import type { Tx } from '../../../platform/database/database.ts';
import { applyChanges } from '../posting/ledger-store.ts';
import { decide } from '../posting/ledger.ts';
import type { SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import type { PostChange } from '../rows.ts';
import { countOpenPosts as count } from '../store.ts';
import { lockOpenPosts } from './open-posts.ts';

/**
 * Cancels a member's posts that were not yet sent, in the transaction of the act that makes it necessary. A post that is on its way stays on
 * its way. @returns how many posts.
 */
export async function cancelOpenPosts(
  deps: Pick<SharingDeps, 'clock' | 'networks'>,
  tx: Tx,
  memberId: string,
): Promise<number> {
  const now = deps.clock.now();
  const changes = (await lockOpenPosts(tx, memberId))
    .map((post) => decide(post, { kind: 'cancel' }, networkOf(deps, post.network).timings, now))
    .filter((change): change is PostChange => change !== undefined);
  await applyChanges(tx, changes);
  return changes.length;
}

/** How many posts of a member are still to be sent. */
export function countOpenPosts(deps: Pick<SharingDeps, 'db'>, memberId: string): Promise<number> {
  return count(deps.db, memberId);
}
