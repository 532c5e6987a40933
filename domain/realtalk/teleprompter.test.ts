import { describe, expect, test } from 'vitest';
import { placeIn, scrolledIn, secondsToRead, wordsIn } from './teleprompter.ts';

describe('a script on the teleprompter', () => {
  test.each([
    ['', 0],
    ['Three   words\nhere.', 3],
    ['Buyers — and sellers - ask:', 4],
    ['¿Piensa vender en 2027?', 4],
  ])('%j has %i words', (text, words) => {
    expect(wordsIn(text)).toBe(words);
  });

  test('goes by in as long as its words take', () => {
    const text = { words: 400, height: 3000 };
    expect(secondsToRead(400, 200)).toBe(120);
    expect(scrolledIn(120_000, 200, text)).toBeCloseTo(3000);
    expect(scrolledIn(1000, 400, text)).toBeCloseTo(2 * scrolledIn(1000, 200, text));
  });

  test('without words stands still', () => {
    expect(scrolledIn(60_000, 200, { words: 0, height: 40 })).toBe(0);
  });

  test('is never moved out of sight', () => {
    const text = { words: 10, height: 100 };
    expect([-5, 40, 140].map((place) => placeIn(text, place))).toEqual([0, 40, 100]);
  });
});
