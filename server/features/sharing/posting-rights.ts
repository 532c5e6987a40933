import { mayPost } from '@yardsign/domain/sharing/may-post';
import type { DeliveryDeps } from './ports.ts';
import type { PostRow } from './rows.ts';

/**
 * Whether the owners of posts may still post them: a plan may have ended since they were scheduled. Asks once for all posts of a
 * batch; of which type a piece is never changes, so that is remembered.
 */
export function createPostingRights(deps: Pick<DeliveryDeps, 'featuresOf' | 'namePieces'>) {
  const types = new Map<string, string>();

  async function learnTypes(contentIds: readonly string[]): Promise<void> {
    const unknown = [...new Set(contentIds)].filter((id) => !types.has(id));
    if (unknown.length === 0) return;
    for (const [id, { contentType }] of await deps.namePieces(unknown)) types.set(id, contentType);
  }

  return async (posts: readonly PostRow[]): Promise<(post: PostRow) => boolean> => {
    if (posts.length === 0) return () => true;
    await learnTypes(posts.map((post) => post.content_id));
    const features = await deps.featuresOf([...new Set(posts.map((post) => post.owner_id))]);
    return (post) => mayPost(features.get(post.owner_id) ?? [], types.get(post.content_id) ?? null);
  };
}
