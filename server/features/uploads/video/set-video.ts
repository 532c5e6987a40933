import { createReadStream } from 'node:fs';
import { faultOfVideo, type VideoPlace } from '@yardsign/domain/uploads/video-limits';
import { nameOfPath, readUploadPath } from '@yardsign/domain/uploads/upload-path';
import { AppError } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/bind.ts';
import type { MovieHeader } from '../../../platform/movies/movie-header.ts';
import { imageUrl } from '../../profile/ports.ts';
import { announce } from '../large/start-upload.ts';
import { markDone, type Upload } from '../large/store.ts';
import { unusedUntil } from '../large/take-part.ts';
import { type VideoDeps, videoUrl } from '../ports.ts';
import { finishedMovie, mustOwnPoster } from './finished-movie.ts';
import { headerOnDisk } from './movie-sources.ts';
import { noteVideo } from './store.ts';

interface Given {
  file: Pick<UploadedFile, 'name' | 'path' | 'bytes'> | undefined;
  /** Of a finished upload in parts, in place of a file. */
  s3Key?: string | undefined;
  /** Digest of a picture of the member's. */
  poster?: string | undefined;
}

const TYPES = { mp4: 'video/mp4', mov: 'video/quicktime' } as const;

/** The type that a movie is sent under. */
export const typeOf = (format: 'mp4' | 'mov') => TYPES[format];

/** @throws AppError `unreadable_video`, `video_too_long`, `too_large` */
function checkedHeader(header: MovieHeader | undefined, bytes: number): MovieHeader {
  if (header === undefined) throw new AppError('unreadable_video');
  const fault = faultOfVideo({ type: TYPES[header.format], bytes, seconds: header.seconds });
  if (fault === 'too_big') throw new AppError('too_large');
  if (fault !== null) throw new AppError(fault === 'too_long' ? 'video_too_long' : 'unreadable_video');
  return header;
}

/** Keeps a file that came with the call, once it is known to be a video that we take. */
async function keepFile(deps: VideoDeps, memberId: string, place: VideoPlace, file: NonNullable<Given['file']>) {
  const header = checkedHeader(await headerOnDisk(file.path), file.bytes);
  await deps.limits.takeLarge(memberId, file.bytes);
  const upload = await announce(deps, memberId, {
    // A name that no path may have is left out: nobody has chosen it for us.
    path: readUploadPath(`video/${file.name}`) ?? `video/${place}.${header.format}`,
    issue: 'upload',
    bytes: file.bytes,
    partBytes: 0,
    goodForMs: 3_600_000,
  });
  await deps.files.put(upload.file_key, createReadStream(file.path));
  await markDone(deps.db, upload.id, unusedUntil(deps.clock.now()));
  return { upload, header };
}

async function finishedUpload(deps: VideoDeps, memberId: string, key: string) {
  const { upload, header } = await finishedMovie(deps, memberId, key);
  return { upload, header: checkedHeader(header, upload.bytes) };
}

/**
 * Takes a video in as the intro or the outro of a member's videos, by what its bytes say.
 *
 * @throws AppError `unreadable_video`, `video_too_long`, `too_large`, `upload_not_found`, `no_room_for_files`, `field_locked`,
 * `invalid_request` without a file, or for a picture that is not the member's
 */
export async function setVideo(deps: VideoDeps, memberId: string, place: VideoPlace, given: Given) {
  const { file, s3Key, poster = null } = given;
  if (poster !== null) await mustOwnPoster(deps, memberId, poster);
  if (!file && s3Key === undefined)
    throw new AppError('invalid_request', { issues: [{ path: 'upload', message: 'a file is needed' }] });
  const { upload, header } = file
    ? await keepFile(deps, memberId, place, file)
    : await finishedUpload(deps, memberId, s3Key ?? '');
  const length_ms = Math.round(header.seconds * 1000);
  await noteVideo(deps.db, upload.id, { length_ms, format: header.format, poster });
  await deps.showVideo(memberId, place, videoUrl(upload.id));
  return presentVideo({ ...upload, length_ms, poster });
}

/** What is said of a video. */
export function presentVideo({ id, path, length_ms, bytes, poster }: Upload) {
  return {
    id,
    url: videoUrl(id),
    name: nameOfPath(path),
    seconds: (length_ms ?? 0) / 1000,
    bytes,
    poster: poster === null ? null : imageUrl(poster),
  };
}
