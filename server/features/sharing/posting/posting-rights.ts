import { mayPost } from '@yardsign/domain/sharing/may-post';
import type { DeliveryDeps } from '../deps.ts';
import { agedAmong } from '../posts/mark-aged.ts';
import type { PostRow } from '../rows.ts';

/** Why a post must not go out, whatever the network would say. */
export type Obstacle = 'feature_missing' | 'sample_data' | 'approval_missing' | 'link_gone' | 'text_outdated';

/**
 * Whether posts may still go out: a plan may have ended since they were scheduled, or a piece may have been marked as sample
 * data by a newer library, or a team may want to be asked. Asks once for all posts of a batch; what a piece is changes at a start only, so that is remembered.
 * Whether the page that a post links to is there is asked each time: a piece of one's own is deleted or a draft again at any time, and one of a team is
 * gone for whoever has left it.
 */
export function createPostingRights(
  deps: Pick<DeliveryDeps, 'db' | 'featuresOf' | 'findMissingPages' | 'namePieces' | 'mustAsk'>,
) {
  const pieces = new Map<string, { sample: boolean }>();

  async function learnPieces(contentIds: readonly string[]): Promise<void> {
    const unknown = [...new Set(contentIds)].filter((id) => !pieces.has(id));
    if (unknown.length === 0) return;
    for (const [id, piece] of await deps.namePieces(unknown)) pieces.set(id, piece);
  }

  return async (posts: readonly PostRow[]): Promise<(post: PostRow) => Obstacle | null> => {
    if (posts.length === 0) return () => null;
    await learnPieces(posts.map((post) => post.content_id));
    const features = await deps.featuresOf([...new Set(posts.map((post) => post.owner_id))]);
    // Rules of a team may be younger than what was scheduled. What was agreed to is bound by its digest.
    const unasked = await deps.mustAsk(
      deps.db,
      posts.filter((post) => post.approval_digest === null),
    );
    const aged = await agedAmong(deps.db, posts);
    const linked = posts.filter(({ link }) => link !== null);
    const gone = await deps.findMissingPages(
      linked.map((post) => ({ id: post.id, memberId: post.owner_id, contentId: post.content_id })),
    );
    return (post) => {
      const piece = pieces.get(post.content_id);
      if (piece?.sample === true) return 'sample_data';
      if (unasked.has(post.id)) return 'approval_missing';
      // Its member has not said that it is to go out all the same.
      if (post.reason === 'text_outdated' || aged.has(post.id)) return 'text_outdated';
      if (!mayPost(features.get(post.owner_id) ?? [], post.content_type)) return 'feature_missing';
      return gone.has(post.id) ? 'link_gone' : null;
    };
  };
}
