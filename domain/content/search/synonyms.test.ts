import { expect, test } from 'vitest';
import { synonymsOf } from './synonyms.ts';

test('a word has the others of its group, several words in quotes', () => {
  expect(synonymsOf('HOA')).toEqual(['association', 'asociación']);
  expect(synonymsOf('pmi')).toEqual(['"mortgage insurance"', '"seguro hipotecario"']);
});

test('accents and the ending of a plural do not matter', () => {
  expect(synonymsOf('testimonials')).toContain('reseña');
  expect(synonymsOf('resenas')).toContain('review');
  expect(synonymsOf('decluttering')).toContain('tidy');
  expect(synonymsOf('resenas')).not.toContain('reseña');
});

test('a word of two groups has what both say, each once', () => {
  const said = synonymsOf('photograph');
  expect(said).toEqual(expect.arrayContaining(['declutter', 'staging']));
  expect(new Set(said).size).toBe(said.length);
});

test('a word that stands in no group has none', () => {
  expect(synonymsOf('escarpment')).toEqual([]);
  expect(synonymsOf('')).toEqual([]);
});
