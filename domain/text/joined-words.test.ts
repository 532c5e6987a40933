import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinedWords } from './joined-words.ts';

test.each([
  ['town house prices', ['townhouse prices', 'town houseprices']],
  ['pre-approval letter', ['preapproval letter', 'pre-approvalletter']],
  ['bienes raíces', ['bienesraíces']],
  ['closing', []],
  ['', []],
  ['24 hours', []],
  ['homes, sold', []],
  ['a home', []],
])('%j', (text, joined) => {
  expect(joinedWords(text)).toEqual(joined);
});

test('each is the text without one sign between two words, and there are few', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'é', ' ', '-', ',', '1'), maxLength: 60 }), (text) => {
      const joined = joinedWords(text);
      expect(joined.length).toBeLessThanOrEqual(8);
      for (const each of joined) expect(each.length).toBe(text.length - 1);
    }),
  );
});
