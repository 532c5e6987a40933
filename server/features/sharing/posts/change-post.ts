import type { ErrorCode } from '@yardsign/contracts/errors';
import type { PostEvent } from '@yardsign/domain/sharing/post-event';
import { AppError } from '../../../platform/errors.ts';
import { applyPublished, commentDue } from '../comments/apply-published.ts';
import { decide, type Learned } from '../posting/ledger.ts';
import type { Post, SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import { presentPost } from '../present.ts';
import { applyChanges } from '../posting/ledger-store.ts';
import type { PostChange, PostRow } from '../rows.ts';
import { findPost } from '../store.ts';
import { applyUnrepeated } from './apply-unrepeated.ts';

const TRIES = 3;

/**
 * Does to a post what its owner asks, if its state allows it at the very moment of writing.
 *
 * @throws AppError `not_found`, or `refusal` when the state does not allow it; with `once` also `posted_already`.
 */
export async function changePost(
  deps: SharingDeps,
  memberId: string,
  id: string,
  wanted: {
    event: PostEvent;
    refusal: ErrorCode | ((post: PostRow) => ErrorCode);
    learned: Learned;
    /** What is learned besides, by how the post is. */
    learnedOf?: (post: PostRow) => Learned;
    /** Throws where the post is not what its owner took it for. */
    expect?: (post: PostRow) => void;
    also?: (post: PostRow) => Promise<void>;
    /** Refuses a change by which its piece would be on its target twice that day. */
    once?: boolean;
  },
): Promise<Post> {
  const { refusal } = wanted;
  let post = await findPost(deps.db, memberId, id);
  for (let tries = 0; post && tries < TRIES; tries++) {
    wanted.expect?.(post);
    const learned = { ...wanted.learned, ...wanted.learnedOf?.(post) };
    const change = decide(post, wanted.event, networkOf(deps, post.network).timings, deps.clock.now(), learned);
    if (!change) break;
    if (await isWritten(deps, post, change, wanted.once === true)) {
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

async function isWritten(deps: SharingDeps, post: PostRow, change: PostChange, once: boolean): Promise<boolean> {
  if (once) return applyUnrepeated(deps, post, change);
  const words = commentDue(post, change);
  if (words !== null) return applyPublished(deps, post, change, words);
  return (await applyChanges(deps.db, [change])).has(post.id);
}
