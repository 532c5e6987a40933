import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OwnText, sourceChanges, uncontested } from './own-text.ts';

const text = (contents: string, more = {}): OwnText => ({
  title: 'T',
  description: 'D',
  caption: 'C',
  contents,
  ...more,
});

/** The copy with all that the member has not changed. */
function merged(base: OwnText | null, mine: OwnText, theirs: OwnText) {
  const { changes, take } = sourceChanges(base, mine, theirs);
  return { text: take(uncontested(changes)), left: changes.filter(({ isContested }) => isContested).length };
}

describe('a copy whose source has changed', () => {
  test('takes what changed there, and keeps what the member wrote elsewhere', () => {
    const answer = merged(
      text('one\n\ntwo\n\nthree'),
      text('ONE\n\ntwo\n\nthree', { title: 'Mine' }),
      text('one\n\ntwo\n\n3', { description: 'new' }),
    );
    expect(answer).toEqual({ text: text('ONE\n\ntwo\n\n3', { title: 'Mine', description: 'new' }), left: 0 });
  });

  test('takes of three neighbours what the member ticks, and lines beside the text as well', () => {
    const base = text('one\n\ntwo\n\nthree');
    const { changes, take } = sourceChanges(base, base, text('1\n\n2\n\n3', { title: 'New' }));
    expect(changes.map(({ id, kind }) => [id, kind])).toEqual([
      ['title', 'title'],
      ['p0', 'rewritten'],
      ['p1', 'rewritten'],
      ['p2', 'rewritten'],
    ]);
    expect(take(new Set(['p0', 'p2', 'nothing']))).toEqual(text('1\n\ntwo\n\n3'));
    expect(take(new Set(['title']))).toEqual(text(base.contents, { title: 'New' }));
  });

  test('keeps the member’s words where both changed the same place, and says how often', () => {
    const answer = merged(text('one'), text('mine', { title: 'Mine' }), text('theirs', { title: 'Theirs' }));
    expect(answer).toEqual({ text: text('mine', { title: 'Mine' }), left: 2 });
  });

  test('is not touched where nobody knows what was copied, unless the member ticks it', () => {
    const [mine, theirs] = [text('one\n\nmine'), text('one\n\ntheirs\n\nmore')];
    expect(merged(null, mine, theirs)).toEqual({ text: mine, left: 3 });
    const { changes, take } = sourceChanges(null, mine, theirs);
    expect(take(new Set(changes.map(({ id }) => id)))).toEqual(theirs);
  });

  test('is the source where the member changed nothing, and itself where the source changed nothing', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 }).map((all) => text(all.join('\n\n')));
    fc.assert(
      fc.property(words, words, (base, other) => {
        expect(merged(base, base, other)).toEqual({ text: other, left: 0 });
        expect(merged(base, other, base)).toEqual({ text: other, left: 0 });
      }),
    );
  });
});
