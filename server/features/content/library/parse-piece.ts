import { kinds, type ContentType } from '@yardsign/domain/content/kinds';
import type { LibraryPiece, PieceFiles } from '../ports.ts';
import { GRAPHIC_FILES, parseGraphic } from './read-graphic.ts';
import { parseTextPiece, TEXT_PIECE_FILES } from './read-text-piece.ts';

const isDrawn = (type: ContentType): boolean => kinds[type].picture === 'own';

/** The names of the files that a piece of the type has. */
export const fileNamesOf = (type: ContentType): readonly string[] => (isDrawn(type) ? GRAPHIC_FILES : TEXT_PIECE_FILES);

/** A piece read from its files, a text or a drawing. @throws when they do not have their shape. */
export function parsePiece(type: ContentType, files: PieceFiles): LibraryPiece {
  return isDrawn(type) ? parseGraphic(type, files).piece : parseTextPiece(type, files);
}
