import { AppError } from '../../../platform/errors.ts';
import type { Post, SharingDeps } from '../deps.ts';
import { findPost } from '../store.ts';
import { changeThere } from './change-there.ts';

/** Takes a published post down from its network. @throws AppError `not_found`, and whatever `changeThere` throws */
export async function takeDownPost(deps: SharingDeps, memberId: string, id: string): Promise<Post> {
  const post = await findPost(deps.db, memberId, id);
  if (!post) throw new AppError('not_found');
  return changeThere(deps, post, {
    event: 'taken_down',
    learned: { takenDownAt: deps.clock.now() },
    call: (line, target, remoteId) => line.takeDown(target, remoteId),
  });
}
