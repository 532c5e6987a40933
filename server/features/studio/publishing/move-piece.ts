import type { AuditAction } from '@yardsign/domain/audit/actions';
import { moved, type PieceMove } from '@yardsign/domain/studio/piece-state';
import { recordAct } from '../../../platform/audit/record-act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { withdrawText } from '../../content/library/publish-text.ts';
import { readPiece } from '../pieces/begin-piece.ts';
import { held } from '../pieces/change-piece.ts';
import { setPiece, type HeldPiece } from '../pieces/change-store.ts';
import type { Move, StudioAct, StudioDeps, StudioPiece } from '../ports.ts';
import { publicationOf, publish } from './publish-piece.ts';

const ACTIONS: Readonly<Record<PieceMove, AuditAction>> = {
  submit: 'studio.submitted',
  approve: 'studio.approved',
  'send-back': 'studio.sent-back',
  schedule: 'studio.scheduled',
  publish: 'studio.published',
  reopen: 'studio.reopened',
  withdraw: 'studio.withdrawn',
};

/** A time of a plan has to come yet. @throws AppError `invalid_request` */
function timeOf(at: string | undefined, now: Date): Date {
  const time = at === undefined ? now : new Date(at);
  if (time > now) return time;
  throw new AppError('invalid_request', { issues: [{ path: 'body.at', message: 'has to be a time to come' }] });
}

/** What else a move does besides the new state. */
async function carryOut(tx: Tx, piece: HeldPiece, { move, at }: Move, who: { by: string; now: Date }): Promise<void> {
  const { by, now } = who;
  const set = (change: Omit<Parameters<typeof setPiece>[2], 'by' | 'now'>) =>
    setPiece(tx, piece.id, { ...change, by, now });
  switch (move) {
    case 'submit':
      // What could not be published is not worth anybody's reading.
      publicationOf(piece);
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
      return set({});
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
    const after = moved(piece, wanted.move, by);
    if (!after.ok) throw new AppError(after.reason === 'own_writing' ? 'own_writing' : 'piece_moved_on');
    const now = deps.clock.now();
    await carryOut(tx, piece, wanted, { by, now });
    const detail = { piece: piece.slug };
    const actors = { actorId: by, realActorId: by, subjectId: null };
    await recordAct(tx, { at: now, action: ACTIONS[wanted.move], ...actors, detail, requestId });
  });
  return readPiece(deps, by, pieceId);
}
