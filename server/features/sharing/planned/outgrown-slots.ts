import { textMisfitOf } from '@yardsign/domain/sharing/networks/misfit';
import type { SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import type { PostRow } from '../rows.ts';
import { unsentPosts } from '../store.ts';

/** Whether the words that are suggested for a post are more than its network takes. */
export function hasOutgrown(deps: Pick<SharingDeps, 'networks'>, post: PostRow): boolean {
  if (!post.caption_suggested) return false;
  const { capabilities } = networkOf(deps, post.network).about;
  return textMisfitOf(capabilities, post.caption, post.link === null ? 'picture' : 'link') !== null;
}

/** The hours of a member's jobs of which an unsent post has words that its network does not take, with when their posts go out. */
export async function outgrownSlots(
  deps: Pick<SharingDeps, 'db' | 'networks'>,
  memberId: string,
): Promise<Map<string, Date[]>> {
  const posts = await unsentPosts(deps.db, memberId);
  const outgrown = new Set(posts.filter((post) => hasOutgrown(deps, post)).map(({ slot_id: slotId }) => slotId));
  const slots = new Map<string, Date[]>();
  for (const { slot_id: slotId, due_at: dueAt } of posts)
    if (slotId !== null && outgrown.has(slotId)) slots.set(slotId, [...(slots.get(slotId) ?? []), dueAt]);
  return slots;
}
