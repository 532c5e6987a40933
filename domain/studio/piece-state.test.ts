import { describe, expect, test } from 'vitest';
import { PIECE_MOVES, PIECE_STATES, moved, movesFor } from './piece-state.ts';

const WRITER = 'usr_writer';
const OTHER = 'usr_other';

describe('what can be done with a piece', () => {
  test.each([
    ['draft', false, OTHER, ['submit']],
    ['draft', true, OTHER, ['submit', 'withdraw']],
    ['review', false, OTHER, ['approve', 'send-back']],
    ['review', false, WRITER, ['send-back']],
    ['approved', false, WRITER, ['send-back', 'schedule', 'publish']],
    ['scheduled', true, WRITER, ['send-back', 'schedule', 'publish', 'withdraw']],
    ['published', true, OTHER, ['reopen', 'withdraw']],
    ['published', false, OTHER, ['reopen']],
  ] as const)('as a %s that is out: %s', (state, isOut, who, moves) => {
    expect(movesFor({ state, isOut, writers: [WRITER] }, who)).toEqual(moves);
  });

  test('nobody approves what they wrote, alone or with others', () => {
    const piece = { state: 'review', isOut: false, writers: [OTHER, WRITER] } as const;
    expect(moved(piece, 'approve', WRITER)).toEqual({ ok: false, reason: 'own_writing' });
    expect(moved(piece, 'approve', 'usr_third')).toEqual({ ok: true, state: 'approved' });
  });

  test('what is withdrawn waits for no time any more', () => {
    const after = PIECE_STATES.map((state) => moved({ state, isOut: true, writers: [] }, 'withdraw', OTHER));
    expect(after.map((each) => each.ok && each.state)).toEqual([
      'draft',
      'review',
      'approved',
      'approved',
      'published',
    ]);
  });

  test('nothing is published by a way that leaves the approval out', () => {
    const ways = PIECE_STATES.flatMap((state) =>
      PIECE_MOVES.filter((move) => {
        const after = moved({ state, isOut: true, writers: [] }, move, OTHER);
        return after.ok && after.state === 'published' && state !== 'published';
      }).map((move) => `${state} ${move}`),
    );
    expect(ways).toEqual(['approved publish', 'scheduled publish']);
  });
});
