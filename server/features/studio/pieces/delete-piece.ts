import { isDeletable } from '@yardsign/domain/studio/piece-state';
import { recordAct } from '../../../platform/audit/record-act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { StudioAct, StudioDeps } from '../ports.ts';
import { heldDraft } from './change-piece.ts';
import { editionOf } from './edition.ts';

/** Whether somebody else writes in a piece now. */
async function isWrittenByOther(tx: Tx, pieceId: string, { memberId, now }: { memberId: string; now: Date }) {
  const found = await tx
    .selectFrom('studio_text')
    .select('language')
    .where('piece_id', '=', pieceId)
    .where('writing_until', '>', now)
    .where('writer_id', '<>', memberId)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Deletes a draft that was never published, with its texts, versions and comments. Pictures belong to the team, and stay.
 *
 * @param edition the one that was seen: what somebody has changed since is not deleted unseen.
 * @throws AppError `not_found`, `piece_moved_on` when it is no draft or members had it, `text_moved_on`, `text_is_written`.
 */
export async function deletePiece(deps: StudioDeps, act: StudioAct, edition: string): Promise<void> {
  const { memberId: by, pieceId, requestId } = act;
  await deps.db.transaction().execute(async (tx) => {
    const piece = await heldDraft(tx, pieceId);
    if (!isDeletable({ state: piece.state, wasOut: piece.published !== undefined }))
      throw new AppError('piece_moved_on');
    if (editionOf(piece) !== edition) throw new AppError('text_moved_on');
    const now = deps.clock.now();
    if (await isWrittenByOther(tx, pieceId, { memberId: by, now })) throw new AppError('text_is_written');
    await tx.deleteFrom('studio_piece').where('id', '=', pieceId).execute();
    const actors = { actorId: by, realActorId: by, subjectId: null };
    await recordAct(tx, { at: now, action: 'studio.deleted', ...actors, detail: { piece: piece.slug }, requestId });
  });
}
