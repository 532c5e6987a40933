import type { FilmFile, SharingDeps } from '../deps.ts';
import type { PostedFilm } from '../pictures/picture-address.ts';
import { type CarryingPost, findPostedFilm } from '../store.ts';

const fileOf = (post: CarryingPost, sha256: string): FilmFile => ({
  ...{ memberId: post.owner_id, contentId: post.content_id, language: post.language, sha256 },
});

/** The bytes of a film that some post carries, by its digest; null where none does, or its file is gone. */
export async function readPostedFilm(
  deps: Pick<SharingDeps, 'db' | 'readFilm'>,
  sha256: string,
): Promise<Buffer | null> {
  const post = await findPostedFilm(deps.db, { sha256 });
  return post?.film ? deps.readFilm(fileOf(post, sha256), 0, post.film.bytes) : null;
}

/** The picture that stands for the film of a post: the cover that its member chose, or the film's own. Null where the post carries another film, or the film is gone. */
export async function readPostedPoster(
  deps: Pick<SharingDeps, 'db' | 'readPoster' | 'readPicture'>,
  film: PostedFilm,
): Promise<Buffer | null> {
  const post = await findPostedFilm(deps.db, film);
  if (!post?.film) return null;
  const { coverSha256 } = post.film;
  const chosen = coverSha256 === undefined ? null : await deps.readPicture(coverSha256);
  return chosen ?? deps.readPoster(fileOf(post, film.sha256));
}
