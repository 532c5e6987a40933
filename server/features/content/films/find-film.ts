import type { FilmFiles } from '@yardsign/contracts/content-fields';
import { folderOf, typeNamed } from '@yardsign/domain/content/kinds';
import type { FilmFile } from '@yardsign/domain/content/film-files';
import type { ContentDeps } from '../ports.ts';
import { findPiece } from '../store.ts';

/** A film of the library: what is known of it, and its files by their keys in `films`. */
export interface FoundFilm {
  contentType: string;
  facts: FilmFiles;
  keyOf(file: FilmFile): string;
}

/** @returns undefined for a piece that members do not see, or that is no film. */
export async function findFilm({ db }: Pick<ContentDeps, 'db'>, contentId: string): Promise<FoundFilm | undefined> {
  const piece = await findPiece(db, { id: contentId });
  const facts = piece?.details['film'] as FilmFiles | undefined;
  const type = piece && typeNamed(piece.type);
  if (piece === undefined || type === undefined || facts === undefined) return undefined;
  const folder = `${folderOf(type)}/${piece.slug}`;
  return { contentType: type, facts, keyOf: (file) => `${folder}/${file}` };
}
