import { expect, test } from 'vitest';
import { CANNED, FAIR_HOUSING, INFORMAL_SPANISH } from './wording.ts';

test.each([
  ['en', 'Lovely homes in a safe area near the best schools', ['schools', 'safe']],
  ['en', 'Perfect for Families or empty-nesters', ['Families', 'empty-nesters']],
  ['en', 'The age of the roof, and a single-page family-room plan', ['family']],
  ['es', 'Casa en zona segura, ideal para niños', ['niños', 'zona segura']],
  ['es', 'Cerca de la iglesia, con seguro de la casa', ['iglesia']],
] as const)('the Fair Housing list for %s reads "%s" and finds %j', (language, text, expected) => {
  expect(FAIR_HOUSING[language].flatMap((list) => text.match(list) ?? [])).toEqual(expected);
});

test('the informal-Spanish list catches tú and leaves usted alone', () => {
  expect('Revisa tu oferta cuando puedas'.match(INFORMAL_SPANISH)).not.toBeNull();
  expect('Revise su oferta; tuvo tiempo de sobra'.match(INFORMAL_SPANISH)).toBeNull();
});

test('the list of canned phrases catches one, and leaves a plain sentence alone', () => {
  expect('A stunning home, nestled in the hills'.match(CANNED.en)).toEqual(['stunning', 'nestled']);
  expect('The house stands on a slope and faces south.'.match(CANNED.en)).toBeNull();
  expect('La casa de sus sueños, de 90 metros cuadrados'.match(CANNED.es)).toEqual([
    'casa de sus sueños',
    'metros cuadrados',
  ]);
});
