import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SharingDeps } from '../deps.ts';
import type { PostRow } from '../rows.ts';
import { heldPost } from './as-agreed.ts';

/** New posts that a member shares by hand. @throws AppError `wording_stopped` where the team lets nobody share such words */
export async function holdShared(
  deps: Pick<SharingDeps, 'mustAsk' | 'askSoon'>,
  tx: Tx,
  posts: readonly PostRow[],
): Promise<PostRow[]> {
  const asked = await deps.mustAsk(tx, posts);
  if ([...asked.values()].some(({ stops }) => stops)) throw new AppError('wording_stopped');
  return held(deps, tx, posts, asked);
}

/** New posts, with those held that somebody of a team has to agree to first. */
export async function holdForApproval(
  deps: Pick<SharingDeps, 'mustAsk' | 'askSoon'>,
  tx: Tx,
  posts: readonly PostRow[],
): Promise<PostRow[]> {
  return held(deps, tx, posts, await deps.mustAsk(tx, posts));
}

async function held(
  deps: Pick<SharingDeps, 'askSoon'>,
  tx: Tx,
  posts: readonly PostRow[],
  asked: ReadonlyMap<string, object>,
): Promise<PostRow[]> {
  if (asked.size > 0) await deps.askSoon(tx);
  return posts.map((post) => (asked.has(post.id) ? heldPost(post) : post));
}
