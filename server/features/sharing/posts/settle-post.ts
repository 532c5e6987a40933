import { allowed } from '@yardsign/domain/sharing/allowed';
import { changePost } from './change-post.ts';
import type { Post, SharingDeps } from '../deps.ts';
import { toDelivery } from '../posting/ledger.ts';

/**
 * Takes the member's word for a post that only they can look for. Their word that it is there ends it; their word that it is not there
 * sends it again, once nothing of the earlier call can still appear.
 *
 * @param seen.again where it is not there: also where its piece is on its target by another post
 * @throws AppError `not_found`, `post_not_settleable`, `post_may_appear`, `posted_already`
 */
export function settlePost(
  deps: SharingDeps,
  memberId: string,
  id: string,
  { there, again = false }: { there: boolean; again?: boolean },
): Promise<Post> {
  return changePost(deps, memberId, id, {
    event: there ? { kind: 'seen_there' } : { kind: 'seen_absent', now: deps.clock.now().getTime() },
    refusal: (post) => (allowed(toDelivery(post)).settle ? 'post_may_appear' : 'post_not_settleable'),
    once: !there && !again,
    learned: there
      ? { networkMessage: null, networkCode: null, note: 'seen_there' }
      : { networkMessage: null, networkCode: null, wallClock: null, note: 'seen_absent' },
  });
}
