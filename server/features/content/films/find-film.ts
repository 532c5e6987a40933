import type { FilmFacts } from '@yardsign/contracts/content-fields';
import { folderOf, typeNamed } from '@yardsign/domain/content/kinds';
import type { FilmFile } from '@yardsign/domain/content/films/film-files';
import type { PieceRow } from '../piece-rows.ts';
import type { ContentDeps } from '../ports.ts';
import { findPiece, findReadable } from '../store.ts';

/** A film: what is known of it, and the keys of its files in `films` where it is one of the library. */
export interface FoundFilm {
  contentId: string;
  contentType: string;
  facts: FilmFacts;
  keyOf(file: FilmFile): string;
}

/**
 * @param watches who watches; left out where it was asked already whether the piece is for them.
 * @returns undefined for a piece that the member does not see, or that is no film.
 */
export async function findFilm(
  { db }: Pick<ContentDeps, 'db'>,
  contentId: string,
  watches?: { memberId: string; now: Date },
): Promise<FoundFilm | undefined> {
  const by = { id: contentId };
  const piece = await (watches === undefined ? findPiece(db, by) : findReadable(db, by, watches));
  return piece && filmOf(piece);
}

/** The film that a piece is; undefined for one that is none. */
export function filmOf({
  id: contentId,
  type: name,
  slug,
  details,
}: Pick<PieceRow, 'id' | 'type' | 'slug' | 'details'>): FoundFilm | undefined {
  // Held against the contract when the piece was read.
  const facts = details['film'] as FilmFacts | undefined;
  const type = typeNamed(name);
  if (type === undefined || facts === undefined) return undefined;
  const folder = `${folderOf(type)}/${slug}`;
  return { contentId, contentType: type, facts, keyOf: (file) => `${folder}/${file}` };
}
