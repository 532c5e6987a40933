import { changePost } from './change-post.ts';
import type { Post, SharingDeps } from '../deps.ts';

/** Cancels a post that has not begun to be sent. @throws AppError `not_found`, `post_not_cancellable` */
export function cancelPost(deps: SharingDeps, memberId: string, id: string): Promise<Post> {
  return changePost(deps, memberId, id, { event: { kind: 'cancel' }, refusal: 'post_not_cancellable', learned: {} });
}
