import { describe, expect, test } from 'vitest';
import { termsNamed, wordsBeside } from './search-terms.ts';

describe('the terms that a search names', () => {
  test.each([
    ['casa abierta', ['casa abierta'], 'open house'],
    ['Abiertas las puertas', ['puertas Abiertas'], 'open house'],
    ['price drops', ['price drops'], 'new price'],
    ['For sale by owner', ['sale owner'], 'asking price'],
    ['is it pending', ['pending'], 'under contract'],
  ])('%j', (search, words, other) => {
    const found = termsNamed(search);
    expect(found.map((term) => term.words.join(' '))).toEqual(words);
    expect(found.every(({ finds }) => finds.includes(other))).toBe(true);
  });

  test.each(['house', 'open the door', ''])('%j names none', (search) => {
    expect(termsNamed(search)).toEqual([]);
  });
});

describe('the words that stand beside what is looked for', () => {
  test.each([
    ['moving tips', ['tips']],
    ['Consejos para la mudanza', ['Consejos']],
    ['TIPS and ideas', ['TIPS', 'ideas']],
    ['closing costs', []],
  ])('%j', (search, words) => {
    expect(wordsBeside(search)).toEqual(words);
  });
});
