import type { Tx } from '../../../platform/database/database.ts';
import type { SharingDeps } from '../deps.ts';
import type { PostRow } from '../rows.ts';
import { heldPost } from './as-agreed.ts';

/** New posts, with those held that somebody of a team has to agree to first. */
export async function holdForApproval(
  deps: Pick<SharingDeps, 'mustAsk' | 'askSoon'>,
  tx: Tx,
  posts: readonly PostRow[],
): Promise<PostRow[]> {
  const asked = await deps.mustAsk(tx, posts);
  if (asked.size > 0) await deps.askSoon(tx);
  return posts.map((post) => (asked.has(post.id) ? heldPost(post) : post));
}
