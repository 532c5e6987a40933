import type { Tx } from '../../../platform/database/database.ts';
import type { SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import { applyChanges } from '../posting/ledger-store.ts';
import { decide } from '../posting/ledger.ts';
import type { PostChange } from '../rows.ts';
import { lockUnsentOf, postsOfSlots, removePosts } from './planned-store.ts';

/**
 * Takes back the posts of hours of jobs that nobody has begun to send. They leave the ledger; the record of their member keeps what it
 * says of them, and that they were taken back.
 *
 * @returns the hours of which posts are left. An hour is free although a post of it was cancelled, where another one was taken back: that
 * one can be planned again, and the cancelled one stays cancelled.
 */
export async function withdrawPosts(
  deps: Pick<SharingDeps, 'clock' | 'networks'>,
  tx: Tx,
  slotIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (slotIds.length === 0) return new Set();
  const posts = await lockUnsentOf(tx, slotIds);
  const now = deps.clock.now();
  const changes = posts
    .map((post) => decide(post, { kind: 'cancel' }, networkOf(deps, post.network).timings, now, { note: 'taken_back' }))
    .filter((change): change is PostChange => change !== undefined);
  await applyChanges(tx, changes);
  await removePosts(tx, posts);
  const freed = new Set(posts.map(({ slot_id: id }) => id));
  const left = await postsOfSlots(tx, slotIds);
  return new Set(
    left.filter((post) => post.state !== 'cancelled' || !freed.has(post.slot_id)).map((post) => post.slot_id ?? ''),
  );
}
