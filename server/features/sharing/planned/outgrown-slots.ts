import type { SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import { hasOutgrown } from '../posts/fit-words.ts';
import { unsentPosts } from '../store.ts';

/** The hours of a member's jobs of which an unsent post has words that its network does not take, with when their posts go out. */
export async function outgrownSlots(
  deps: Pick<SharingDeps, 'db' | 'networks'>,
  memberId: string,
): Promise<Map<string, Date[]>> {
  const posts = await unsentPosts(deps.db, memberId);
  const outgrown = new Set(
    posts
      .filter((post) => hasOutgrown(networkOf(deps, post.network).about.capabilities, post))
      .map(({ slot_id: slotId }) => slotId),
  );
  const slots = new Map<string, Date[]>();
  for (const { slot_id: slotId, due_at: dueAt } of posts)
    if (slotId !== null && outgrown.has(slotId)) slots.set(slotId, [...(slots.get(slotId) ?? []), dueAt]);
  return slots;
}
