import { createHash } from 'node:crypto';
import { FILM_DRAWING } from '@yardsign/domain/content/film-files';
import { wornByFilm } from '@yardsign/scene/film/worn';
import { findFilm, type FoundFilm } from '../content/films/find-film.ts';
import { readBrand } from '../profile/read-brand.ts';
import type { FilmDeps } from './ports.ts';
import type { FilmOf, FilmVersion } from './store.ts';

/** The film of a piece as a member sees it, and what it would wear and be made of now; undefined for what is no film. */
export async function readFilmVersion(
  deps: Pick<FilmDeps, 'db' | 'library'>,
  { memberId, contentId, language }: FilmOf,
): Promise<{ film: FoundFilm; version: FilmVersion } | undefined> {
  const film = await findFilm(deps, contentId, memberId);
  const drawing = film && (await deps.library.get(film.keyOf(FILM_DRAWING)));
  if (!film || !drawing) return undefined;
  const worn = wornByFilm(drawing.toString('utf8'), await readBrand(deps, memberId), language);
  return {
    film,
    version: {
      source: film.facts.files[language].sha256,
      worn: createHash('sha256').update(worn).digest('hex'),
    },
  };
}
