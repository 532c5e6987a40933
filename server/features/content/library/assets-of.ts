import { createHash } from 'node:crypto';
import { folderOf } from '@yardsign/domain/content/kinds';
import { parseTemplate, SIZES, sizesOf } from '@yardsign/scene/template/template';
import type { LibraryPiece } from '../ports.ts';

/** The pictures of a piece that has a drawing of its own: one in each size. */
export function assetsOf(contentId: string, piece: LibraryPiece) {
  if (piece.template === null) return [];
  return sizesOf(parseTemplate(piece.template)).map((size) => ({
    id: `ast_${createHash('sha256').update(`${piece.slug}|${size}`).digest('hex').slice(0, 24)}`,
    owner_id: null,
    content_id: contentId,
    name: piece.texts.en.title,
    path: `${folderOf(piece.type)}/${piece.slug}/${size}`,
    tags: [size],
    categories: piece.categories,
    language: null,
    size,
    sha256: null,
    ...SIZES[size],
    status: 'published' as const,
  }));
}
