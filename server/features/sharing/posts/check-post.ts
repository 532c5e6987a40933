import { changePost } from './change-post.ts';
import type { Post, SharingDeps } from '../deps.ts';

/** Has the worker look on the network again, at once. @throws AppError `not_found`, `post_not_checkable` */
export function checkPost(deps: SharingDeps, memberId: string, id: string): Promise<Post> {
  return changePost(deps, memberId, id, {
    event: { kind: 'check_again', now: deps.clock.now().getTime() },
    refusal: 'post_not_checkable',
    learned: { note: 'check_asked' },
  });
}
