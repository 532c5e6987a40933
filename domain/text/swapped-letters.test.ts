import fc from 'fast-check';
import { expect, test } from 'vitest';
import { swappedLetters } from './swapped-letters.ts';

test('every neighbouring pair of letters is swapped once, and alike ones are not', () => {
  expect(swappedLetters('clsoing')).toEqual(['lcsoing', 'csloing', 'closing', 'clsiong', 'clsonig', 'clsoign']);
  expect(swappedLetters('allé').toSorted()).toEqual(['alél', 'lalé']);
});

test('a word that is short stays, and so does what stands between words', () => {
  expect(swappedLetters('my -"fee" 4321')).toEqual([]);
  expect(swappedLetters('"to clos"')).toEqual(['"to lcos"', '"to cols"', '"to clso"']);
});

test('no text makes many, or any that is longer or like it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const swapped = swappedLetters(text);
      expect(swapped.length).toBeLessThanOrEqual(40);
      expect(swapped).not.toContain(text);
      for (const other of swapped.slice(0, 5)) expect(other).toHaveLength(text.length);
    }),
  );
});
