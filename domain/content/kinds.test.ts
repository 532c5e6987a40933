import { describe, expect, test } from 'vitest';
import { CONTENT_TYPES, SHAREABLE_TYPES, kindOf, kinds, typeNamed } from './kinds.ts';
import { detailPath } from './paths.ts';
import { requiredFeature } from './required-feature.ts';

const rows = CONTENT_TYPES.map((type) => ({ type, ...kinds[type] }));

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the types of content', () => {
  test('are named, called, kept and shown each in its own way', () => {
    expect(repeated(rows.flatMap(({ type, aliases }) => [type, ...aliases]))).toEqual([]);
    for (const column of ['label', 'plural'] as const) expect(repeated(rows.map((row) => row[column]))).toEqual([]);
  });

  test.each(rows)('$type has one address for each piece, or none', ({ type, detail }) => {
    if (detail === null) return expect(detailPath(type, 'a-$&-b')).toBe('/search?q=a-%24%26-b');
    expect(detail).toMatch(/^(\/[a-z-]+){1,2}\/\$slug$/);
    expect(detailPath(type, 'a-$&-b')).toBe(detail.replace('$slug', () => 'a-$&-b'));
  });

  test('that share a page are the conversations that were held for members', () => {
    const pages = rows.flatMap(({ detail }) => detail ?? []);
    const shared = new Set(repeated(pages));
    expect(rows.filter(({ detail }) => detail !== null && shared.has(detail)).map(({ type }) => type)).toEqual([
      'webinar-replay',
      'strategy-call',
      'lunch-and-learn',
    ]);
  });

  test('each say what their pieces have, once', () => {
    for (const { type, has = [], mayHave = [] } of rows) expect(repeated([...has, ...mayHave]), type).toEqual([]);
  });

  test('can be linked to only where everyone can read them, and posted as a picture only where they have one', () => {
    for (const row of rows) {
      if (row.postedAs === 'link') expect(row.hasPublicPage, row.type).toBe(true);
      if (row.postedAs === 'picture') expect(row.picture, row.type).toBe('own');
    }
  });

  test('that are shared are those of the library, in the order of its tabs', () => {
    expect(SHAREABLE_TYPES).toEqual(CONTENT_TYPES.filter((type) => kinds[type].shelf === 'shareable'));
    expect(SHAREABLE_TYPES.slice(0, 3)).toEqual(['blog', 'video', 'social-graphic']);
  });
});

test.each([
  ['blogs', 'blog', null],
  ['videos', 'video', 'video'],
  ['social-graphics', 'social-graphic', 'social-graphics'],
  ['script', 'script', 'realtalk'],
  ['strategy-call', 'strategy-call', null],
  ['lunch-and-learns', 'lunch-and-learn', null],
  ['podcast', undefined, null],
  ['constructor', undefined, null],
] as const)('what is called %s is a %s and needs the feature %s', (name, type, feature) => {
  expect(typeNamed(name)).toBe(type);
  expect(kindOf(name)?.label).toBe(type && kinds[type].label);
  expect(requiredFeature(name)).toBe(feature);
});
