import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withSourceChanges } from './own-text.ts';

const text = (contents: string, more = {}) => ({ title: 'T', description: 'D', caption: 'C', contents, ...more });

describe('a copy whose source has changed', () => {
  test('takes what changed there, and keeps what the member wrote elsewhere', () => {
    const answer = withSourceChanges(
      text('one\n\ntwo\n\nthree'),
      text('ONE\n\ntwo\n\nthree', { title: 'Mine' }),
      text('one\n\ntwo\n\n3', { description: 'new' }),
    );
    expect(answer).toEqual({ text: text('ONE\n\ntwo\n\n3', { title: 'Mine', description: 'new' }), left: 0 });
  });

  test('keeps the member’s words where both changed the same place, and says how often', () => {
    const answer = withSourceChanges(text('one'), text('mine', { title: 'Mine' }), text('theirs', { title: 'Theirs' }));
    expect(answer).toEqual({ text: text('mine', { title: 'Mine' }), left: 2 });
  });

  test('is the source where the member changed nothing, and itself where the source changed nothing', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 }).map((all) => text(all.join('\n\n')));
    fc.assert(
      fc.property(words, words, (base, other) => {
        expect(withSourceChanges(base, base, other)).toEqual({ text: other, left: 0 });
        expect(withSourceChanges(base, other, base)).toEqual({ text: other, left: 0 });
      }),
    );
  });
});
