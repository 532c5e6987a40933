import type { SharingDeps } from '../deps.ts';
import { findPostedFilm } from '../store.ts';

/** The bytes of a film that some post carries, by its digest; null where none does, or its file is gone. */
export async function readPostedFilm(
  deps: Pick<SharingDeps, 'db' | 'readFilm'>,
  sha256: string,
): Promise<Buffer | null> {
  const post = await findPostedFilm(deps.db, sha256);
  if (!post?.film) return null;
  return deps.readFilm({ contentId: post.content_id, language: post.language, sha256 }, 0, post.film.bytes);
}

/** The picture that stands for a film that some post carries, by the digest of the film; null where none does, or the film is gone. */
export async function readPostedPoster(
  deps: Pick<SharingDeps, 'db' | 'readPoster'>,
  sha256: string,
): Promise<Buffer | null> {
  const post = await findPostedFilm(deps.db, sha256);
  return post ? deps.readPoster({ contentId: post.content_id, language: post.language, sha256 }) : null;
}
