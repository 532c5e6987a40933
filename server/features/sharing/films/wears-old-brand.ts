import type { SharingDeps } from '../deps.ts';
import type { PostRow } from '../rows.ts';

/**
 * Whether a film was made in a brand that its member no longer wears: only their own browser can make it anew. One that was approved in
 * nobody's brand goes out as it is, and so does one that may have reached its network already: every attempt is the same post.
 */
export async function wearsOldBrand(
  deps: Pick<SharingDeps, 'readWorn'>,
  { film, attempts, owner_id: memberId, content_id: contentId, language }: PostRow,
): Promise<boolean> {
  if (!film?.worn || attempts > 0) return false;
  const worn = await deps.readWorn({ memberId, contentId, language });
  return worn !== null && worn !== film.worn;
}
