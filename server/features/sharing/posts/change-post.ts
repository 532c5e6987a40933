import type { ErrorCode } from '@yardsign/contracts/errors';
import type { PostEvent } from '@yardsign/domain/sharing/post-event';
import { AppError } from '../../../platform/errors.ts';
import { applyPublished, commentDue } from '../comments/apply-published.ts';
import { decide, type Learned } from '../posting/ledger.ts';
import type { Post, SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import { presentPost } from '../present.ts';
import { applyChanges } from '../posting/ledger-store.ts';
import type { PostRow } from '../rows.ts';
import { findPost } from '../store.ts';

const TRIES = 3;

/**
 * Does to a post what its owner asks, if its state allows it at the very moment of writing.
 *
 * @throws AppError `not_found`, or `refusal` when the state does not allow it.
 */
export async function changePost(
  deps: SharingDeps,
  memberId: string,
  id: string,
  wanted: {
    event: PostEvent;
    refusal: ErrorCode | ((post: PostRow) => ErrorCode);
    learned: Learned;
    /** Throws where the post is not what its owner took it for. */
    expect?: (post: PostRow) => void;
    also?: (post: PostRow) => Promise<void>;
  },
): Promise<Post> {
  const { refusal } = wanted;
  let post = await findPost(deps.db, memberId, id);
  for (let tries = 0; post && tries < TRIES; tries++) {
    wanted.expect?.(post);
    const change = decide(post, wanted.event, networkOf(deps, post.network).timings, deps.clock.now(), wanted.learned);
    if (!change) break;
    const words = commentDue(post, change);
    const isWritten =
      words === null ? (await applyChanges(deps.db, [change])).has(id) : await applyPublished(deps, change, words);
    if (isWritten) {
      await wanted.also?.(post);
      deps.wakeWorker();
      return presentPost(change.after);
    }
    // A worker took it between the reading and the writing: look at it again.
    post = await findPost(deps.db, memberId, id);
  }
  if (!post) throw new AppError('not_found');
  throw new AppError(typeof refusal === 'function' ? refusal(post) : refusal);
}
