import { AppError } from '../../../platform/errors.ts';
import { readPiece } from './begin-piece.ts';
import type { NewComment, StudioAct, StudioDeps, StudioPiece } from '../ports.ts';

/** Says something about a piece, however far it has come. @throws AppError `not_found` */
export async function addComment(deps: StudioDeps, act: StudioAct, comment: NewComment): Promise<StudioPiece> {
  const { memberId, pieceId } = act;
  const piece = await readPiece(deps, memberId, pieceId);
  const row = { piece_id: piece.id, made_by: memberId, made_at: deps.clock.now(), settled_at: null };
  await deps.db
    .insertInto('studio_comment')
    .values({ id: deps.random.id('cmt'), ...row, ...comment })
    .execute();
  return readPiece(deps, memberId, pieceId);
}

/** @throws AppError `not_found` */
export async function settleComment(
  deps: StudioDeps,
  act: Omit<StudioAct, 'requestId'>,
  commentId: string,
  settled: boolean,
): Promise<StudioPiece> {
  const { memberId, pieceId } = act;
  const { numUpdatedRows } = await deps.db
    .updateTable('studio_comment')
    .set({ settled_at: settled ? deps.clock.now() : null })
    .where('id', '=', commentId)
    .where('piece_id', '=', pieceId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError('not_found');
  return readPiece(deps, memberId, pieceId);
}
