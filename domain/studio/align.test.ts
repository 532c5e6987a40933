import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alignParagraphs } from './align.ts';

/** Pairs of places, `-` where a paragraph is gone, `>` before a place that it was moved to. */
function shown(before: string[], after: string[]): string {
  const { places, moved } = alignParagraphs(before, after);
  return places.map((place, at) => `${moved.has(at) ? '>' : ''}${place ?? '-'}`).join(' ');
}

const [PRICE, ROOF, TAX] = [
  'The price of the house is what the seller asks for it.',
  'The roof was made anew three years ago, with shingles.',
  'Taxes of the county come twice a year, in March and October.',
];

describe('paragraphs of two texts', () => {
  test.each([
    [
      'one that is written anew stands beside what it was',
      [PRICE, ROOF],
      [PRICE.replace('seller', 'owner'), ROOF],
      '0 1',
    ],
    [
      'three neighbours that are written anew stand beside themselves',
      [PRICE, ROOF, TAX],
      [PRICE, ROOF, TAX].map((each) => `${each} So.`),
      '0 1 2',
    ],
    ['one that is new moves the others on', [PRICE, ROOF], ['Something else.', `${PRICE} So.`, ROOF], '1 2'],
    ['one that is gone leaves the others', [PRICE, ROOF, TAX], [PRICE, `${TAX} So.`], '0 - 1'],
    ['one that stands elsewhere is the same', [PRICE, ROOF, TAX], [ROOF, TAX, PRICE], '>2 0 1'],
    [
      'one that says something else altogether is the same place',
      [PRICE, 'Old words.', TAX],
      [PRICE, 'Wholly other ones.', TAX],
      '0 1 2',
    ],
    ['a heading is no sentence', ['## Price', TAX], ['Nothing of it.', TAX], '- 1'],
    ['a heading is another heading', ['## Price', PRICE], ['## Costs', PRICE], '0 1'],
  ])('%s', (_case, before, after, pairs) => {
    expect(shown(before, after)).toBe(pairs);
  });

  test('belong to one another each to one at most, and what did not move in their order', () => {
    const text = fc.array(fc.constantFrom('a b c', 'a b d', 'x y', '# x', '# y', 'q'), { maxLength: 8 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const { places, moved } = alignParagraphs(before, after);
        const found = places.filter((place) => place !== null);
        expect(new Set(found).size).toBe(found.length);
        const inOrder = places.filter((place, at) => place !== null && !moved.has(at)) as number[];
        expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
      }),
    );
  });

  test('of which there are too many to look at all words are told apart all the same', () => {
    const many = (word: string) =>
      Array.from({ length: 600 }, (_, row) => `${word} ${row} ${'w '.repeat(20)}${row * 7}`);
    expect(alignParagraphs(many('one'), many('two')).places).toHaveLength(600);
  });
});
