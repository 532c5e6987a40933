import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { filmsRoutes } from '@yardsign/contracts/routes/content/films';
import type { MemberActor } from '@yardsign/domain/access/actor';
import type { FilmEnd } from '@yardsign/domain/content/films/film-ends';
import { AppError } from '../../platform/errors.ts';
import { imageKey } from '../../platform/files/file-keys.ts';
import { readPart } from '../../platform/files/read-part.ts';
import { mustHoldFeature } from '../content/must-hold-feature.ts';
import { imageUrl } from '../profile/ports.ts';
import { videoUrl } from '../uploads/ports.ts';
import { readFilmVersion } from './film-version.ts';
import type { FilmDeps } from './ports.ts';
import { findByDigest, findMadeFilm, type FilmOf, type FilmVersion, type MadeFile, type MadeFilm } from './store.ts';

type Answer = RouteTypes<typeof filmsRoutes.getMadeFilm>['answer'];
export type PresentedFilm = NonNullable<Answer['film']>;

const isOf = (film: MadeFilm, { source, worn }: FilmVersion) =>
  film.source_sha256 === source && film.worn_sha256 === worn;

export function presentMadeFilm(film: MadeFilm, version: FilmVersion): PresentedFilm {
  return {
    url: videoUrl(film.upload_id),
    poster: imageUrl(film.poster),
    seconds: film.length_ms / 1000,
    introSeconds: film.intro_ms / 1000,
    width: film.width,
    height: film.height,
    bytes: film.bytes,
    sha256: film.sha256,
    current: isOf(film, version),
  };
}

const presentEnd = (end: FilmEnd | null) => end && { url: videoUrl(end.id), seconds: end.seconds };

/** @throws AppError `not_found` for what is no film, `feature_required` */
export async function readMadeFilm(
  deps: Pick<FilmDeps, 'db' | 'library' | 'clock'>,
  member: Pick<MemberActor, 'userId' | 'features'>,
  of: Omit<FilmOf, 'memberId'>,
): Promise<Answer> {
  const whose = { ...of, memberId: member.userId };
  const found = await readFilmVersion(deps, whose);
  if (!found) throw new AppError('not_found');
  mustHoldFeature(member, found.film.contentType);
  const film = await findMadeFilm(deps.db, whose, found.version);
  const { version, ends } = found;
  return {
    film: film ? presentMadeFilm(film, version) : null,
    worn: version.worn,
    ends: { intro: presentEnd(ends.intro), outro: presentEnd(ends.outro) },
  };
}

/** The film in the member's brand as both are now, with the digest of what it wears; null while it is not made. */
export async function readWornFilm(
  deps: Pick<FilmDeps, 'db' | 'library' | 'clock'>,
  of: FilmOf,
): Promise<(PresentedFilm & { worn: string }) | null> {
  const found = await readFilmVersion(deps, of);
  const film = found && (await findMadeFilm(deps.db, of, found.version));
  if (!found || !film || !isOf(film, found.version)) return null;
  return { ...presentMadeFilm(film, found.version), worn: found.version.worn };
}

/** What a film would wear now, by its digest; null for what is no film any more. */
export async function readWorn(deps: Pick<FilmDeps, 'db' | 'library' | 'clock'>, of: FilmOf): Promise<string | null> {
  return (await readFilmVersion(deps, of))?.version.worn ?? null;
}

/** Bytes of a film that a member has made, by its digest, from one place up to another; null where there is none. */
export async function readMadeBytes(
  deps: Pick<FilmDeps, 'db' | 'files'>,
  made: MadeFile,
  [from, to]: readonly [number, number],
): Promise<Buffer | null> {
  const film = await findByDigest(deps.db, made);
  return film ? readPart(deps.files, film.key, from, to) : null;
}

/** The picture that stands for such a film. */
export async function readMadePoster(deps: Pick<FilmDeps, 'db' | 'files'>, made: MadeFile): Promise<Buffer | null> {
  const film = await findByDigest(deps.db, made);
  return film ? deps.files.get(imageKey(film.poster)) : null;
}

/** The key of such a film in the store. */
export async function madeFilmKey(deps: Pick<FilmDeps, 'db'>, made: MadeFile): Promise<string | undefined> {
  return (await findByDigest(deps.db, made))?.key;
}
