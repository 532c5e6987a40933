import { createHash } from 'node:crypto';
import { FILM_DRAWING } from '@yardsign/domain/content/film-files';
import type { Language } from '@yardsign/domain/languages';
import { wornByFilm } from '@yardsign/scene/film/worn';
import { findFilm, type FoundFilm } from '../content/films/find-film.ts';
import type { MemberBrand } from '../profile/ports.ts';
import { readBrand } from '../profile/read-brand.ts';
import type { FilmDeps } from './ports.ts';
import type { FilmOf, FilmVersion } from './store.ts';

/** The film of a piece as a member sees it, and what it would wear and be made of now; undefined for what is no film. */
export async function readFilmVersion(
  deps: Pick<FilmDeps, 'db' | 'library'>,
  { memberId, contentId, language }: FilmOf,
): Promise<{ film: FoundFilm; version: FilmVersion } | undefined> {
  const film = await findFilm(deps, contentId, memberId);
  const version = film && (await versionInBrand(deps, film, await readBrand(deps, memberId), language));
  return film && version && { film, version };
}

/** What a film would be made of, and wear of a brand; undefined where its drawing is not in the library any more. */
export async function versionInBrand(
  { library }: Pick<FilmDeps, 'library'>,
  film: FoundFilm,
  brand: MemberBrand,
  language: Language,
): Promise<FilmVersion | undefined> {
  const drawing = await library.get(film.keyOf(FILM_DRAWING));
  if (!drawing) return undefined;
  const worn = wornByFilm(drawing.toString('utf8'), brand, language);
  return {
    source: film.facts.files[language].sha256,
    worn: createHash('sha256').update(worn).digest('hex'),
  };
}
