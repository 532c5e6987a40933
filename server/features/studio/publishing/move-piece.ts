import type { PieceState } from '@yardsign/domain/studio/piece-state';
import type { Tx } from '../../../platform/database/database.ts';
import { withdrawText } from '../../content/library/publish-text.ts';
import { readPiece } from '../pieces/begin-piece.ts';
import { held } from '../pieces/change-piece.ts';
import { setPiece, type HeldPiece } from '../pieces/change-store.ts';
import { editionOf } from '../pieces/edition.ts';
import type { Move, StudioAct, StudioDeps, StudioPiece } from '../ports.ts';
import { mustHaveRead, recordMove, stateAfter, timeOf } from './moves.ts';
import { mustHavePictures, publicationOf, publish } from './publish-piece.ts';

/** By whom a move is done, when, and how far the piece has come after it. */
interface Doing {
  by: string;
  now: Date;
  after: PieceState;
}

/** What a move does. */
async function carryOut(tx: Tx, piece: HeldPiece, { move, at }: Move, { by, now, after }: Doing): Promise<void> {
  const set = (change: Omit<Parameters<typeof setPiece>[2], 'by' | 'now'>) =>
    setPiece(tx, piece.id, { ...change, by, now });
  switch (move) {
    case 'submit':
      // What could not be published is not worth anybody's reading.
      publicationOf(piece);
      await mustHavePictures(tx, piece);
      return set({ state: 'review', submittedBy: by });
    case 'approve':
      return set({ state: 'approved', approvedBy: by });
    case 'send-back':
      return set({ state: 'draft', approvedBy: null, publishAt: null });
    case 'schedule':
      return set({ state: 'scheduled', publishAt: timeOf(at, now) });
    case 'reopen':
      return set({ state: 'draft' });
    case 'withdraw':
      await withdrawText(tx, piece.id);
      return set({ state: after, publishAt: null });
    case 'publish':
      return publish(tx, piece, by, now);
  }
}

/**
 * Moves a piece on, or back, and writes down who did.
 *
 * @throws AppError `not_found`, `piece_moved_on`, `own_writing`, `piece_incomplete`, `invalid_request`.
 */
export async function movePiece(deps: StudioDeps, act: StudioAct, wanted: Move): Promise<StudioPiece> {
  const { memberId: by, pieceId, requestId } = act;
  await deps.db.transaction().execute(async (tx) => {
    const piece = await held(tx, pieceId);
    const after = stateAfter(piece, wanted.move, by);
    mustHaveRead(wanted, editionOf(piece));
    const now = deps.clock.now();
    await carryOut(tx, piece, wanted, { by, now, after });
    await recordMove(tx, piece.slug, wanted.move, { by, now, requestId });
  });
  return readPiece(deps, by, pieceId);
}
