import type { SharingDeps } from '../deps.ts';
import type { PostRow } from '../rows.ts';

/**
 * The text of a post that has not been sent, as it would be suggested today. A text that the member has changed stays theirs,
 * and so does that of a piece which has left the library.
 */
export async function suggestedCaption(deps: Pick<SharingDeps, 'readPiece'>, post: PostRow): Promise<string> {
  if (!post.caption_suggested) return post.caption;
  const piece = await deps.readPiece(post.owner_id, post.content_id, post.language, post.answers);
  return piece?.caption.trim() ?? post.caption;
}
