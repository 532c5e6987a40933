import { isDeepStrictEqual } from 'node:util';
import { LANGUAGES } from '@yardsign/domain/languages';
import { AppError } from '../../../platform/errors.ts';
import { checkDrawing } from '../../content/drawings/check-drawing.ts';
import { heldDraft } from '../pieces/change-piece.ts';
import { heldText, rewriteText, setPiece } from '../pieces/change-store.ts';
import { readPiece } from '../pieces/begin-piece.ts';
import type { DrawingChange, StudioAct, StudioDeps, StudioPiece } from '../ports.ts';

/**
 * Saves what a draft draws, what it leaves to the member, and its words, in both languages at once.
 *
 * @throws AppError `not_found`, `piece_moved_on`, `text_moved_on`, `invalid_request`.
 */
export async function saveDrawing(deps: StudioDeps, act: StudioAct, change: DrawingChange): Promise<StudioPiece> {
  const { memberId: by, pieceId } = act;
  const { version, template, slots, words } = change;
  checkDrawing({ template, slots });
  await deps.db.transaction().execute(async (tx) => {
    const piece = await heldDraft(tx, pieceId);
    if (piece.drawing === null) throw new AppError('not_found');
    if (piece.drawing_version !== version) throw new AppError('text_moved_on');
    const now = deps.clock.now();
    for (const language of LANGUAGES) {
      const { front, paragraphs } = heldText(piece, language);
      const written = { front: { ...front, ...words[language] }, paragraphs, by, now };
      // Words that are as they were are no change of the text.
      if (!isDeepStrictEqual(written.front, front)) await rewriteText(tx, pieceId, language, written);
    }
    await setPiece(tx, pieceId, { drawing: { template, slots }, writer: by, by, now });
  });
  return readPiece(deps, by, pieceId);
}
