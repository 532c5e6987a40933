import { createHash } from 'node:crypto';
import { type FilmEnds, wornEnds } from '@yardsign/domain/content/films/film-ends';
import type { Language } from '@yardsign/domain/languages';
import { filmBrand } from '@yardsign/scene/film/film-brand';
import { wornByFilm } from '@yardsign/scene/film/worn';
import { readFilmDrawing } from '../content/films/film-drawing.ts';
import { findFilm, type FoundFilm } from '../content/films/find-film.ts';
import type { MemberBrand } from '../profile/ports.ts';
import { readBrand } from '../profile/read-brand.ts';
import { findFilmEnds } from '../uploads/video/find-film-ends.ts';
import type { FilmDeps } from './ports.ts';
import type { FilmOf, FilmVersion } from './store.ts';

/** The film of a piece as a member sees it, and what it would wear and be made of now; undefined for what is no film. */
export async function readFilmVersion(
  deps: Pick<FilmDeps, 'db' | 'library' | 'clock'>,
  { memberId, contentId, language }: FilmOf,
): Promise<{ film: FoundFilm; version: FilmVersion; ends: FilmEnds } | undefined> {
  const film = await findFilm(deps, contentId, { memberId, now: deps.clock.now() });
  if (!film) return undefined;
  const ends = await findFilmEnds(deps.db, memberId);
  const version = await versionInBrand(deps, film, { brand: await readBrand(deps, memberId), ends }, language);
  return version && { film, version, ends };
}

/** What a film would be made of, and wear of a brand and around it; undefined where its drawing is not there any more. */
export async function versionInBrand(
  deps: Pick<FilmDeps, 'db' | 'library'>,
  film: FoundFilm,
  { brand, ends }: { brand: MemberBrand; ends: FilmEnds },
  language: Language,
): Promise<FilmVersion | undefined> {
  const drawing = await readFilmDrawing(deps, film);
  if (drawing === undefined) return undefined;
  const worn = wornByFilm(drawing, filmBrand(brand), language) + wornEnds(ends);
  return {
    source: film.facts.files?.[language].sha256 ?? film.facts.drawing,
    worn: createHash('sha256').update(worn).digest('hex'),
  };
}
