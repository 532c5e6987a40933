import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDraft, keepDraft, MAILED_TYPES, MOST_PIECES, moved, readDraft, toggled } from './draft.ts';

const TEN = Array.from({ length: MOST_PIECES }, (_, at) => `cnt_${at}`);

describe('the pieces of an e-mail', () => {
  it('are taken in at the end and out again, and ten at most', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
    expect(toggled(TEN, 'another')).toEqual(TEN);
    expect(toggled(TEN, 'cnt_3')).toHaveLength(9);
  });

  it('are moved past the next one, and stay at either end', () => {
    const three = ['a', 'b', 'c'];
    expect(moved(three, three, 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(moved(three, three, 'c', 1)).toEqual(three);
    expect(moved(three, three, 'c', -1)).toEqual(['a', 'c', 'b']);
    expect(moved(three, three, 'a', -1)).toEqual(three);
    expect(moved(['a'], ['a'], 'x', 1)).toEqual(['a']);
  });

  it('are moved past what is gone in one step', () => {
    const shown = ['a', 'b'];
    expect(moved(['a', 'gone', 'b'], shown, 'a', 1)).toEqual(['gone', 'b', 'a']);
    expect(moved(['a', 'gone', 'b'], shown, 'b', -1)).toEqual(['b', 'a', 'gone']);
    expect(moved(['gone', 'a', 'b'], shown, 'a', -1)).toEqual(['gone', 'a', 'b']);
  });

  it('are of types that everyone can read', () => {
    expect(MAILED_TYPES).toEqual(['blog', 'video']);
  });
});

describe('an e-mail that was left', () => {
  beforeEach(() => window.localStorage.clear());

  it('is there again for its member alone, until it is let go', () => {
    const draft = { ...emptyDraft('es', '3'), subject: 'Hola', pieces: ['cnt_1'], step: 'build' as const };
    keepDraft('usr_1', draft);
    expect(readDraft('usr_1')).toEqual(draft);
    expect(readDraft('usr_2')).toBeNull();
    keepDraft('usr_1', null);
    expect(readDraft('usr_1')).toBeNull();
  });

  it.each(['{', '[]', '{"language":"fr","format":"0"}', '{"language":"en","format":"9"}', 'null'])(
    'that cannot be read (%s) is none',
    (kept) => {
      window.localStorage.setItem('yardsign.member.email.usr_1', kept);
      expect(readDraft('usr_1')).toBeNull();
    },
  );

  it('is read with what fits of it', () => {
    const kept = { language: 'en', format: '0', step: 'x', pieces: [1, ...TEN, 'cnt_10'], subject: 7 };
    window.localStorage.setItem('yardsign.member.email.usr_1', JSON.stringify(kept));
    expect(readDraft('usr_1')).toEqual({ ...emptyDraft('en', '0'), pieces: TEN });
  });
});
