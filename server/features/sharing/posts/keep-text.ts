import type { Post, SharingDeps } from '../deps.ts';
import { changePost } from './change-post.ts';

/**
 * Lets a post go out in its text although that has become older than its twin: its member was asked.
 *
 * @throws AppError `not_found`, `post_not_changeable`
 */
export function keepText(deps: SharingDeps, memberId: string, id: string): Promise<Post> {
  return changePost(deps, memberId, id, {
    event: { kind: 'text_kept' },
    refusal: 'post_not_changeable',
    learned: { keepsText: true, note: 'text_kept' },
  });
}
