import { AppError } from '../../../platform/errors.ts';
import type { MovieHeader } from '../../../platform/movies/movie-header.ts';
import type { Upload } from '../large/store.ts';
import type { VideoDeps } from '../ports.ts';
import { headerInStore } from './movie-sources.ts';
import { findFinished, type MovieFacts, noteVideo, ownsPicture } from './store.ts';

type Deps = Pick<VideoDeps, 'db'>;

/**
 * A finished upload of a member that is a movie.
 *
 * @throws AppError `unreadable_video`; `upload_not_found` for a key that is nobody's, somebody else's, or of an upload that is not finished
 */
export async function finishedMovie(
  deps: Deps & { files: Pick<VideoDeps['files'], 'open' | 'stat'> },
  memberId: string,
  key: string,
): Promise<{ upload: Upload; header: MovieHeader }> {
  const upload = await findFinished(deps.db, memberId, key);
  if (!upload) throw new AppError('upload_not_found');
  const header = await headerInStore(deps.files, key);
  if (header === undefined) throw new AppError('unreadable_video');
  return { upload, header };
}

/** @throws AppError `invalid_request` for a picture that is not the member's */
export async function mustOwnPoster(deps: Deps, memberId: string, poster: string): Promise<void> {
  if (await ownsPicture(deps.db, memberId, poster)) return;
  throw new AppError('invalid_request', { issues: [{ path: 'poster', message: 'not_an_image' }] });
}

/** Notes what a finished upload is, so that it can be played. @throws AppError `invalid_request` for a picture that is not the member's */
export async function noteMovie(
  deps: Deps,
  memberId: string,
  uploadId: string,
  facts: MovieFacts & { poster: string },
): Promise<void> {
  await mustOwnPoster(deps, memberId, facts.poster);
  await noteVideo(deps.db, uploadId, facts);
}
