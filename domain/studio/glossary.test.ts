import { expect, test } from 'vitest';
import { joinTerms, usedTerms } from './glossary.ts';

const EARNEST = { en: 'earnest money', es: 'depósito de buena fe; arras', note: '' };

test.each<[string, string, string, string[] | null, string[]]>([
  ['in both', 'The Earnest  money is held.', 'Los depósitos de buena fe se guardan.', ['en', 'es'], []],
  ['by another word that is right', 'Earnest money.', 'Las ARRAS.', ['en', 'es'], []],
  ['without its accent', 'Earnest money.', 'El deposito de buena fe.', ['en', 'es'], []],
  ['in one, with other words in the other', 'Earnest money.', 'El enganche.', ['en'], ['es']],
  ['in one, with no other text yet', 'Earnest money.', ' ', ['en'], []],
  ['in Spanish alone', 'The deposit.', 'Las arras.', ['es'], ['en']],
  ['as a part of other words', 'Dearnest moneyed.', 'Arrastre.', null, []],
  ['nowhere', 'A house.', 'Una casa.', null, []],
])('a term stands %s', (_name, en, es, used, missing) => {
  expect(usedTerms([EARNEST], { en, es })).toEqual(used === null ? [] : [{ term: EARNEST, used, missing }]);
});

test('signs in a term mean themselves, and a term without words is none', () => {
  const terms = [
    { en: 'C++ (form)', es: 'a.b', note: '' },
    { en: ' ; ', es: '', note: '' },
  ];
  expect(usedTerms(terms, { en: 'The c++ (form) is', es: 'axb' })).toEqual([
    { term: terms[0], used: ['en'], missing: ['es'] },
  ]);
});

test.each<[string, string[], string[], string[]]>([
  ['added by both', ['a', 'b', 'mine'], ['a', 'b', 'theirs'], ['a', 'b', 'mine', 'theirs']],
  ['added by both alike', ['a', 'b', 'c'], ['a', 'b', 'c'], ['a', 'b', 'c']],
  ['taken out by either', ['b'], ['a'], []],
  ['changed by both', ['a', 'b mine'], ['a', 'b theirs'], ['a', 'b mine', 'b theirs']],
  ['changed by one and taken out by the other', ['a', 'b mine'], ['a'], ['a', 'b mine']],
])('terms that were %s are put together', (_name, mine, theirs, joined) => {
  expect(joinTerms(['a', 'b'], mine, theirs)).toEqual(joined);
});
