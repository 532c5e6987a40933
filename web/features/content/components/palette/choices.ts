import type { FoundPage } from '../../found-pages.ts';
import type { Piece } from '../../model.ts';

/** Something that the palette leads to. */
export type Choice =
  | { readonly key: string; readonly kind: 'page'; readonly page: FoundPage }
  | { readonly key: string; readonly kind: 'recent' | 'all'; readonly words: string }
  | { readonly key: string; readonly kind: 'piece'; readonly piece: ListedPiece };

type ListedPiece = Pick<Piece, 'id' | 'path' | 'content_type' | 'translations'>;

export interface ChoiceGroup {
  readonly name: 'recent' | 'pages' | 'library';
  readonly choices: readonly Choice[];
}

interface Known {
  /** What was typed. */
  words: string;
  pages: readonly FoundPage[];
  recent: readonly string[];
  pieces: readonly ListedPiece[];
}

/**
 * What the palette offers, in its order: nothing that comes later from the server stands above what is there at once, so that Enter does
 * what it said a moment ago.
 */
export function choicesFor({ words, pages, recent, pieces }: Known): readonly ChoiceGroup[] {
  const found: ChoiceGroup[] = [
    { name: 'pages', choices: pages.map((page) => ({ key: `page-${page.path}`, kind: 'page', page })) },
  ];
  if (words === '')
    found.unshift({
      name: 'recent',
      choices: recent.map((before, index) => ({ key: `recent-${index}`, kind: 'recent', words: before })),
    });
  else
    found.push({
      name: 'library',
      choices: [
        { key: 'all', kind: 'all', words },
        ...pieces.map((piece) => ({ key: `piece-${piece.id}`, kind: 'piece', piece }) as const),
      ],
    });
  return found.filter(({ choices }) => choices.length > 0);
}

/** The key after or before one, round the end. */
export function neighbour(keys: readonly string[], key: string | null, step: 1 | -1): string | null {
  const at = key === null ? -1 : keys.indexOf(key);
  return keys.at((at + step) % keys.length) ?? null;
}
