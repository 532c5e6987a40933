/**
 * How far the text of a piece in the studio has come. A published version stays out, whatever becomes of the text after it, until it is
 * withdrawn.
 */
export const PIECE_STATES = ['draft', 'review', 'approved', 'scheduled', 'published'] as const;
export type PieceState = (typeof PIECE_STATES)[number];

/** What is done with a piece as a whole. */
export const PIECE_MOVES = ['submit', 'approve', 'send-back', 'schedule', 'publish', 'reopen', 'withdraw'] as const;
export type PieceMove = (typeof PIECE_MOVES)[number];

interface Rule {
  readonly from: readonly PieceState[];
  /** Left out where the text stays as far as it is. */
  readonly to?: PieceState;
  /** Where a text leads to from some states in place of that. */
  readonly toFrom?: Partial<Readonly<Record<PieceState, PieceState>>>;
}

const RULES: Readonly<Record<PieceMove, Rule>> = {
  submit: { from: ['draft'], to: 'review' },
  approve: { from: ['review'], to: 'approved' },
  'send-back': { from: ['review', 'approved', 'scheduled'], to: 'draft' },
  // A piece that waits for its time can be given another one.
  schedule: { from: ['approved', 'scheduled'], to: 'scheduled' },
  publish: { from: ['approved', 'scheduled'], to: 'published' },
  reopen: { from: ['published'], to: 'draft' },
  // What is withdrawn does not come back by itself: whoever wants it out again says so.
  withdraw: { from: PIECE_STATES, toFrom: { scheduled: 'approved' } },
};

/** What the rules look at. */
export interface PieceStanding {
  readonly state: PieceState;
  /** Whether members see a version of it. */
  readonly isOut: boolean;
  /** Who has written since the last published version. */
  readonly writers: readonly string[];
}

/** Why somebody cannot do it now. */
type MoveRefusal = 'wrong_state' | 'own_writing';

type Moved = { readonly ok: true; readonly state: PieceState } | { readonly ok: false; readonly reason: MoveRefusal };

/** The state after a move. Nobody approves what they wrote themselves: that is what the second person is for. */
export function moved(piece: PieceStanding, move: PieceMove, memberId: string): Moved {
  const { from, to, toFrom } = RULES[move];
  if (!from.includes(piece.state)) return { ok: false, reason: 'wrong_state' };
  if (move === 'withdraw' && !piece.isOut) return { ok: false, reason: 'wrong_state' };
  if (move === 'approve' && piece.writers.includes(memberId)) return { ok: false, reason: 'own_writing' };
  return { ok: true, state: toFrom?.[piece.state] ?? to ?? piece.state };
}

/** What somebody can do with a piece now, in the order of the list above. */
export function movesFor(piece: PieceStanding, memberId: string): PieceMove[] {
  return PIECE_MOVES.filter((move) => moved(piece, move, memberId).ok);
}

/** Whether it is a draft that members have never had: what they had once is withdrawn, and stays. */
export const isDeletable = ({ state, wasOut }: { state: PieceState; wasOut: boolean }): boolean =>
  state === 'draft' && !wasOut;
