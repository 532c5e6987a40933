import { isOfferedUnasked } from '@yardsign/domain/content/facts';
import { kinds } from '@yardsign/domain/content/kinds';
import type { ContentMode } from '@yardsign/domain/profile/content-mode';
import type { Piece } from './model.ts';

const suits = (piece: Piece, mode: ContentMode) => kinds[piece.content_type].suits === mode;

/** The pieces, those first that suit what the member wants to do; otherwise as they came. */
export function suitedFirst(pieces: readonly Piece[], mode: ContentMode): Piece[] {
  return [...pieces.filter((piece) => suits(piece, mode)), ...pieces.filter((piece) => !suits(piece, mode))];
}

/**
 * The pieces that can be offered without being asked for, the best first: those that suit what the member wants to do; then graphics,
 * because a picture needs no click to be read; then the others; the newest first among each. None claims something, waits for facts of
 * the member's, or has a text in the language of the list that is older than its twin.
 */
export function offeredInOrder(pieces: readonly Piece[], mode: ContentMode): Piece[] {
  const fitting = pieces.filter((piece) => isOfferedUnasked(piece, piece.language));
  const isPicture = (piece: Piece) => kinds[piece.content_type].postedAs === 'picture';
  const rank = (piece: Piece) => (suits(piece, mode) ? 0 : isPicture(piece) ? 1 : 2);
  return fitting.toSorted((a, b) => rank(a) - rank(b));
}

/** The piece to offer large. */
export function pieceOfTheWeek(pieces: readonly Piece[], mode: ContentMode): Piece | undefined {
  return offeredInOrder(pieces, mode)[0];
}

/** The files of a picture that stands `sizes` wide: the widest as `src`, all of them to choose from. */
function filesOf(url: string, widths: readonly [number, ...number[]], sizes: string) {
  const file = (width: number) => `${url}&width=${width}`;
  return {
    src: file(Math.max(...widths)),
    srcSet: widths.map((width) => `${file(width)} ${width}w`).join(', '),
    sizes,
  };
}

/** The picture of the piece of the week. */
export function largePicture(piece: Piece) {
  return filesOf(piece.featured_image.url, [480, 720], '(max-width: 47.99em) 86vw, (max-width: 74.99em) 60vw, 30rem');
}

/** The picture of a piece among others of every kind: square, like every mixed list. */
export function smallPicture(piece: Piece) {
  const { url } = piece.featured_image;
  const files = filesOf(`${url}&size=square`, [240, 480], '(max-width: 47.99em) 44vw, 14rem');
  return { ...files, width: 1, height: 1 };
}
