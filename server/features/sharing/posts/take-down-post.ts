import { AppError } from '../../../platform/errors.ts';
import type { Post, SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import { decide } from '../posting/ledger.ts';
import { applyChanges } from '../posting/ledger-store.ts';
import type { PostRow } from '../rows.ts';
import { findComment, findPost } from '../store.ts';
import { changeThere } from './change-there.ts';

/**
 * Takes a published post down from its network. Its first comment goes with it: one that waits is not sent, and one in doubt is in doubt no more.
 *
 * @throws AppError `not_found`, and whatever `changeThere` throws
 */
export async function takeDownPost(deps: SharingDeps, memberId: string, id: string): Promise<Post> {
  const post = await findPost(deps.db, memberId, id);
  if (!post) throw new AppError('not_found');
  const takenDown = await changeThere(deps, post, {
    event: 'taken_down',
    learned: { takenDownAt: deps.clock.now() },
    call: (line, target, remoteId) => line.takeDown(target, remoteId),
  });
  await dropComment(deps, post);
  return takenDown;
}

async function dropComment(deps: SharingDeps, post: PostRow): Promise<void> {
  const now = deps.clock.now();
  const comment = post.first_comment === null ? undefined : await findComment(deps.db, post.id, now);
  const change = comment && decide(comment, { kind: 'post_taken_down' }, networkOf(deps, post.network).timings, now);
  if (change) await applyChanges(deps.db, [change]);
}
