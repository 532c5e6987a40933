import { changePost } from './change-post.ts';
import type { Post, SharingDeps } from '../deps.ts';
import { liftHold } from '../store.ts';

/**
 * Sends a post again that failed for certain. If its target was held because the network had blocked it, the member has now
 * decided otherwise.
 *
 * @throws AppError `not_found`, `post_not_retryable`
 */
export function retryPost(deps: SharingDeps, memberId: string, id: string): Promise<Post> {
  return changePost(deps, memberId, id, {
    event: { kind: 'retry', now: deps.clock.now().getTime() },
    refusal: 'post_not_retryable',
    learned: { networkMessage: null, networkCode: null, wallClock: null, note: 'retried' },
    also: (post) => liftHold(deps.db, post.network, post.target_id),
  });
}
