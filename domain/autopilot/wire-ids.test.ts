import { expect, test } from 'vitest';
import { kinds } from '../content/kinds.ts';
import { LAYOUT_IDS, shapesOf } from './layouts.ts';
import {
  AUTOPILOT_NETWORKS,
  AUTOPILOT_TYPES,
  idOfLanguage,
  idOfNetwork,
  idOfSkipCategory,
  idOfType,
  languageOfId,
  networkOfId,
  SKIPPABLE_CATEGORIES,
  skipCategoryOfId,
  typeOfId,
} from './wire-ids.ts';

test('networks have the numbers of the documents, and back', () => {
  expect(AUTOPILOT_NETWORKS.map((key) => [key, idOfNetwork(key)])).toEqual([
    ['facebook', 1],
    ['x', 2],
    ['linkedin', 3],
    ['instagram', 4],
  ]);
  expect([1, 2, 3, 4, 5].map(networkOfId)).toEqual([...AUTOPILOT_NETWORKS, undefined]);
});

test('languages have the numbers of the documents, and back', () => {
  expect([idOfLanguage('en'), idOfLanguage('es')]).toEqual([1, 2]);
  expect([1, 2, 3].map(languageOfId)).toEqual(['en', 'es', undefined]);
});

test('types have the numbers of the documents, and the names of their features', () => {
  expect(AUTOPILOT_TYPES.map((type) => [type, idOfType(type), kinds[type].autopilot?.name])).toEqual([
    ['blog', 1, 'personalized-blog'],
    ['video', 2, 'video'],
    ['social-graphic', 3, 'social-graphics'],
  ]);
  expect([1, 2, 3, 4].map(typeOfId)).toEqual([...AUTOPILOT_TYPES, undefined]);
});

test('holidays are the one category that is skipped, as 82', () => {
  expect(SKIPPABLE_CATEGORIES.map((slug) => [slug, idOfSkipCategory(slug)])).toEqual([['holiday', 82]]);
  expect([82, 81].map(skipCategoryOfId)).toEqual(['holiday', undefined]);
});

test('five layouts have one to three shapes in turn', () => {
  expect(LAYOUT_IDS).toEqual([1, 2, 3, 4, 5]);
  expect(LAYOUT_IDS.map((id) => shapesOf(id).length)).toEqual([1, 1, 1, 2, 3]);
});
