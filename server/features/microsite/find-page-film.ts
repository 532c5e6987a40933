import type { FilmPart } from '@yardsign/domain/content/films/film-files';
import { filmOf, type FoundFilm } from '../content/films/find-film.ts';
import { FILM_MEDIA_TYPES, versionOf } from '../content/films/present-film.ts';
import type { PieceRow } from '../content/public-pieces.ts';
import { findWornFiles } from '../films/find-worn-files.ts';
import type { WornBrand } from '../profile/read-brand.ts';
import type { Language, MicrositeDeps } from './ports.ts';

/** A file of the film that a page shows. */
interface PageFile {
  /** Where it lies: among the films of the library, or among what members have uploaded. */
  store: 'films' | 'uploads';
  key: string;
  /** Another one for other bytes. */
  tag: string;
  mediaType: string;
  /** Of captions: by how many milliseconds they come later than the file says. */
  laterMs: number;
}

/** The film of a page in one language. */
export interface PageFilmFiles {
  width: number;
  height: number;
  seconds: number;
  files: Record<FilmPart, PageFile>;
}

/** How much of a file's tag its address says. */
const ADDRESS_CHARACTERS = 12;

/** What the address of a file says of its version. */
export const addressTag = ({ tag }: PageFile): string => tag.slice(0, ADDRESS_CHARACTERS);

function ofLibrary({ facts, keyOf }: FoundFilm, language: Language): PageFilmFiles {
  const file = (part: FilmPart): PageFile => {
    const name = `${language}.${part}` as const;
    const tag = `${versionOf(facts, name)}-${name}`;
    return { store: 'films', key: keyOf(name), tag, mediaType: FILM_MEDIA_TYPES[part], laterMs: 0 };
  };
  const { width, height, seconds } = facts;
  return { width, height, seconds, files: { mp4: file('mp4'), jpg: file('jpg'), vtt: file('vtt') } };
}

/**
 * The film that a page shows: the one that its member has made, as long as it wears their brand of now, otherwise the library's. The captions are
 * the library's, which run as the film does, later by the member's intro. Null for a piece that is no film.
 */
export async function findPageFilm(
  deps: Pick<MicrositeDeps, 'db' | 'films'>,
  { memberId, brand, row }: Pick<WornBrand, 'memberId' | 'brand'> & { row: PieceRow },
  language: Language,
): Promise<PageFilmFiles | null> {
  const film = filmOf(row);
  if (!film) return null;
  const shown = ofLibrary(film, language);
  const of = { memberId, contentId: row.id, language };
  const made = await findWornFiles({ db: deps.db, library: deps.films }, of, { film, brand });
  if (!made) return shown;
  const uploaded = ({ key, sha256, mediaType }: (typeof made)['film']): PageFile => ({
    ...{ store: 'uploads', key, tag: sha256, mediaType, laterMs: 0 },
  });
  const { seconds, introMs } = made;
  const { vtt } = shown.files;
  const captions = introMs === 0 ? vtt : { ...vtt, tag: `${introMs}-${vtt.tag}`, laterMs: introMs };
  return { ...shown, seconds, files: { mp4: uploaded(made.film), jpg: uploaded(made.poster), vtt: captions } };
}
