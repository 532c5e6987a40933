import type { FoundFilm } from '../content/films/find-film.ts';
import { imageKey } from '../../platform/files/file-keys.ts';
import type { MemberBrand } from '../profile/ports.ts';
import { findFilmEnds } from '../uploads/video/find-film-ends.ts';
import { versionInBrand } from './film-version.ts';
import type { FilmDeps } from './ports.ts';
import { findFilesOfVersion, type FilmOf } from './store.ts';

/** A stored file, and the digest of its bytes. */
interface StoredFile {
  key: string;
  sha256: string;
  mediaType: string;
}

/**
 * The files of the film that a member has made, as long as it wears their brand as it is now; null otherwise. Where a film is shown to others,
 * this is asked every time: what does not fit any more is never shown.
 */
export async function findWornFiles(
  deps: Pick<FilmDeps, 'db' | 'library'>,
  of: FilmOf,
  { film, brand }: { film: FoundFilm; brand: MemberBrand },
): Promise<{ film: StoredFile; poster: StoredFile; seconds: number; introMs: number } | null> {
  const ends = await findFilmEnds(deps.db, of.memberId);
  const version = await versionInBrand(deps, film, { brand, ends }, of.language);
  const found = version && (await findFilesOfVersion(deps.db, of, version));
  if (!found) return null;
  return {
    film: { key: found.key, sha256: found.sha256, mediaType: 'video/mp4' },
    seconds: found.length_ms / 1000,
    introMs: found.intro_ms,
    poster: { key: imageKey(found.poster), sha256: found.poster, mediaType: `image/${found.posterFormat}` },
  };
}
