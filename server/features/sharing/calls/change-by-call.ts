import { AppError } from '../../../platform/errors.ts';
import type { Post, SharingDeps } from '../deps.ts';
import { cancelPost } from '../posts/cancel-post.ts';
import { rewordPost } from '../posts/reword-post.ts';
import { takeDownPost } from '../posts/take-down-post.ts';
import { findPostNamed } from '../store.ts';

/** A post of the member's own by its id here or on its network. @throws AppError `not_found` */
async function named(deps: Pick<SharingDeps, 'db'>, memberId: string, network: string, name: string) {
  const post = await findPostNamed(deps.db, memberId, network, name);
  if (!post) throw new AppError('not_found');
  return post;
}

/** Gives a post other words by a call. @throws AppError whatever `rewordPost` throws */
export async function updateByCall(
  deps: SharingDeps,
  memberId: string,
  network: string,
  { id: name, text }: { id: string; text: string },
): Promise<Post> {
  const { id } = await named(deps, memberId, network, name);
  return rewordPost(deps, memberId, id, text);
}

/** Takes a post down by a call, or cancels it before it is out. @throws AppError whatever these throw */
export async function removeByCall(deps: SharingDeps, memberId: string, network: string, name: string): Promise<Post> {
  const { id, state } = await named(deps, memberId, network, name);
  return state === 'published' ? takeDownPost(deps, memberId, id) : cancelPost(deps, memberId, id);
}
