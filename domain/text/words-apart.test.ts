import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinedWords, withoutHyphens } from './words-apart.ts';

test('a hyphen between letters parts them, and no other one does', () => {
  expect(withoutHyphens('a pre-approval, a stand‑by and co‐owners')).toBe('a pre approval, a stand by and co owners');
  expect(withoutHyphens('12-18 -fees - 30-day "-"')).toBe('12-18 -fees - 30-day "-"');
});

test('each two neighbouring words are joined once', () => {
  expect(joinedWords('pre approval letter')).toEqual(['preapproval letter', 'pre approvalletter']);
  expect(joinedWords('"pre  approval" 12 días')).toEqual(['"preapproval" 12 días']);
});

test('one word stays, and so do words with something else between them', () => {
  expect(joinedWords('preapproval')).toEqual([]);
  expect(joinedWords('fee, tax 4 -closing')).toEqual([]);
});

test('no text makes many, or any that is not shorter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const joined = joinedWords(text);
      expect(joined.length).toBeLessThanOrEqual(8);
      for (const other of joined) expect(other.length).toBeLessThan(text.length);
    }),
  );
});
