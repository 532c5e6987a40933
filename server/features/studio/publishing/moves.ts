import type { AuditAction } from '@yardsign/domain/audit/actions';
import { moved, type PieceMove, type PieceStanding, type PieceState } from '@yardsign/domain/studio/piece-state';
import { recordAct } from '../../../platform/audit/record-act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Move } from '../ports.ts';

const ACTIONS: Readonly<Record<PieceMove, AuditAction>> = {
  submit: 'studio.submitted',
  approve: 'studio.approved',
  'send-back': 'studio.sent-back',
  schedule: 'studio.scheduled',
  publish: 'studio.published',
  reopen: 'studio.reopened',
  withdraw: 'studio.withdrawn',
};

/** Who moves something on, when, and by which call. Nobody and by no call where a time has come by itself. */
interface Mover {
  by: string | null;
  now: Date;
  requestId: string | null;
}

/** A time of a plan has to come yet. @throws AppError `invalid_request` */
export function timeOf(at: string | undefined, now: Date): Date {
  const time = at === undefined ? now : new Date(at);
  if (time > now) return time;
  throw new AppError('invalid_request', { issues: [{ path: 'body.at', message: 'has to be a time to come' }] });
}

/** Whether something waits for a time that has come: it may have been taken back, or given a later time, since it was looked for. */
export function isDue(held: { state: PieceState; publish_at: Date | null }, now: Date): boolean {
  return held.state === 'scheduled' && held.publish_at !== null && held.publish_at <= now;
}

/** How far something has come after a move. @throws AppError `piece_moved_on`, `own_writing` */
export function stateAfter(piece: PieceStanding, move: PieceMove, by: string): PieceState {
  const after = moved(piece, move, by);
  if (!after.ok) throw new AppError(after.reason === 'own_writing' ? 'own_writing' : 'piece_moved_on');
  return after.state;
}

/** Nobody approves what they have not read. @throws AppError `piece_moved_on`, or `invalid_request` where it is not said what was read */
export function mustHaveRead({ move, edition }: Move, standing: string): void {
  if (move !== 'approve' || edition === standing) return;
  if (edition !== undefined) throw new AppError('piece_moved_on');
  throw new AppError('invalid_request', { issues: [{ path: 'body.edition', message: 'is missing' }] });
}

/** Writes down who moved what. */
export async function recordMove(tx: Tx, piece: string, move: PieceMove, mover: Mover): Promise<void> {
  const { by, now, requestId } = mover;
  const actors = { actorId: by, realActorId: by, subjectId: null };
  await recordAct(tx, { at: now, action: ACTIONS[move], ...actors, detail: { piece }, requestId });
}
