import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markWords } from './mark-words.ts';

const marked = (text: string, query: string) =>
  markWords(text, query)
    .filter((part) => part.marked)
    .map((part) => part.text);

describe('the words of a text that a search found', () => {
  it.each([
    ['What a home inspection covers', 'inspections', ['inspection']],
    ['Casa abierta este sábado', 'SABADO casas', ['Casa', 'sábado']],
    ['Housing and houses', 'house', ['Housing', 'houses']],
    ['Your first home', 'your first home', ['Your', 'first', 'home']],
    ['A homage to homeowners', 'home', []],
    ['Two good houses', 'a', []],
    ['Two good houses', ' “ ” ', []],
  ])('in %j for %j are %j', (text, query, words) => {
    expect(marked(text, query)).toEqual(words);
  });

  it('put together again, the parts are the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
        expect(
          markWords(text, query)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
