import { createHash } from 'node:crypto';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { filmsRoutes } from '@yardsign/contracts/routes/content/films';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { secondsWithEnds } from '@yardsign/domain/content/films/film-ends';
import { faultOfMadeFilm } from '@yardsign/domain/content/films/made-film';
import { AppError } from '../../platform/errors.ts';
import { mustHoldFeature } from '../content/must-hold-feature.ts';
import { finishedMovie, noteMovie } from '../uploads/video/finished-movie.ts';
import { readFilmVersion } from './film-version.ts';
import type { FilmDeps } from './ports.ts';
import { presentMadeFilm, type PresentedFilm } from './read-made-film.ts';
import { findMadeFilm, insertMadeFilm } from './store.ts';

type KeepBody = RouteTypes<typeof filmsRoutes.keepFilm>['body'];

/** @throws Error when the file goes while it is read */
async function digestOf(deps: Pick<FilmDeps, 'files'>, key: string): Promise<string> {
  const file = await deps.files.open(key);
  if (!file) throw new AppError('upload_not_found');
  const hash = createHash('sha256');
  for await (const part of file.stream) hash.update(part as Buffer);
  return hash.digest('hex');
}

/**
 * Keeps a film that a member has made: a finished upload of theirs which by its bytes can be this film with the intro and the outro of its member, of the brand that is worn now. What is
 * to be seen in it nobody here can tell. Kept again it is the same film.
 *
 * @throws AppError `not_found`, `feature_required`, `film_changed`, `film_not_this`, `upload_not_found`, `unreadable_video`,
 * `invalid_request` for a picture that is not the member's
 */
export async function keepFilm(
  deps: FilmDeps,
  member: Pick<MemberActor, 'userId' | 'features'>,
  contentId: string,
  { language, s3Key, worn, poster }: KeepBody,
): Promise<PresentedFilm> {
  const of = { memberId: member.userId, contentId, language };
  const found = await readFilmVersion(deps, of);
  if (!found) throw new AppError('not_found');
  const { film, version, ends } = found;
  mustHoldFeature(member, film.contentType);
  if (worn !== version.worn) throw new AppError('film_changed');
  const { upload, header } = await finishedMovie(deps, member.userId, s3Key);
  const wanted = { ...film.facts, seconds: secondsWithEnds(film.facts.seconds, ends) };
  const fault = faultOfMadeFilm({ ...header, bytes: upload.bytes }, wanted);
  if (fault !== null) throw new AppError('film_not_this', { issues: [{ path: 's3Key', message: fault }] });
  const facts = { length_ms: Math.round(header.seconds * 1000), format: header.format, poster };
  await noteMovie(deps, member.userId, upload.id, facts);
  await insertMadeFilm(deps.db, {
    ...{ id: deps.random.id('flm'), member_id: member.userId, content_id: contentId, language },
    ...{ source_sha256: version.source, worn_sha256: version.worn, upload_id: upload.id },
    ...{ sha256: await digestOf(deps, upload.file_key), bytes: upload.bytes, length_ms: facts.length_ms },
    intro_ms: Math.round((ends.intro?.seconds ?? 0) * 1000),
    ...{ width: header.width, height: header.height, poster, created_at: deps.clock.now() },
  });
  const kept = await findMadeFilm(deps.db, of, version);
  if (!kept) throw new AppError('not_found');
  await deps.onKept(member.userId);
  return presentMadeFilm(kept, version);
}
