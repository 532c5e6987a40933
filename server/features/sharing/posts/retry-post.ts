import { changePost } from './change-post.ts';
import type { Post, SharingDeps } from '../deps.ts';
import { liftHold } from '../hold-store.ts';

/**
 * Sends a post again that failed for certain. If its target was held because the network had blocked it, the member has now
 * decided otherwise.
 *
 * @param again also where its piece is on its target by now
 * @throws AppError `not_found`, `posted_already`, `post_not_retryable`
 */
export function retryPost(deps: SharingDeps, memberId: string, id: string, again = false): Promise<Post> {
  return changePost(deps, memberId, id, {
    event: { kind: 'retry', now: deps.clock.now().getTime() },
    refusal: 'post_not_retryable',
    learned: { networkMessage: null, networkCode: null, wallClock: null, note: 'retried' },
    // Who tries it again after it was asked about has decided, and is not asked again.
    learnedOf: ({ reason }) => (reason === 'text_outdated' ? { keepsText: true } : {}),
    once: !again,
    also: (post) => liftHold(deps.db, post.network, post.target_id),
  });
}
