import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeTexts } from './merge.ts';

const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 });

describe('what two people made of one text', () => {
  test.each([
    ['other paragraphs', 'abcd', 'Abcd', 'abcD', 'AbcD'],
    ['the same paragraph in the same way', 'abc', 'aBc', 'aBc', 'aBc'],
    ['one a paragraph, the other another one that follows later', 'abcd', 'abcde', 'xabcd', 'xabcde'],
    ['the same paragraph', 'abc', 'aXc', 'aYc', null],
    ['paragraphs beside one another', 'abcd', 'aXcd', 'abYd', null],
    ['one a paragraph that the other took out', 'abc', 'aXc', 'ac', null],
    ['something new at the same place', 'ab', 'aXb', 'aYb', null],
  ])('is put together where they changed %s, or asked about', (_case, base, mine, theirs, merged) => {
    const answer = mergeTexts([...base], [...mine], [...theirs]);
    expect(answer?.join('') ?? null).toBe(merged);
  });

  test('is what one of them made where the other changed nothing, whichever it was', () => {
    fc.assert(
      fc.property(text, text, (base, changed) => {
        expect(mergeTexts(base, changed, base)).toEqual(changed);
        expect(mergeTexts(base, base, changed)).toEqual(changed);
        expect(mergeTexts(base, changed, changed)).toEqual(changed);
      }),
    );
  });
});
