import { describe, expect, test } from 'vitest';
import { fillCaption } from './caption.ts';
import { isOfferedUnasked, offeredLanguage } from './facts.ts';
import { detailPath } from './paths.ts';
import { countWords, readingMinutes } from './reading-time.ts';

describe('the text of a post', () => {
  const template = 'Thinking of moving?\n\nCall {brand.fullName} at {brand.phone}.\n{brand.website}';

  test('wears the brand', () => {
    expect(fillCaption(template, { fullName: 'Ann Lee', phone: '512-555-0142', website: 'ann.example' })).toBe(
      'Thinking of moving?\n\nCall Ann Lee at 512-555-0142.\nann.example',
    );
  });

  test('loses the whole line of what is not filled in, and no more', () => {
    expect(fillCaption(template, { fullName: 'Ann Lee', phone: '', website: 'ann.example' })).toBe(
      'Thinking of moving?\n\nann.example',
    );
  });

  test('does not read placeholders that come out of the brand itself', () => {
    expect(fillCaption('{brand.fullName}', { fullName: '{brand.phone}', phone: 'x' })).toBe('{brand.phone}');
  });
});

test.each([
  [237, 0],
  [238, 1],
  [239, 2],
  [476, 2],
  [477, 3],
])('reading %i words takes %i minutes; tags do not count', (words, minutes) => {
  expect(readingMinutes(countWords(`<p>${'word '.repeat(words)}</p>&nbsp;<img alt="not these">`))).toBe(minutes);
});

test('a piece without a page of its own leads to what it is about, or to the search', () => {
  expect(detailPath('blog', 'a-b')).toBe('/shareable-content/blog/a-b');
  expect(detailPath('podcast', 'a b')).toBe('/search?q=a%20b');
  expect(detailPath('must-share', 'a-b')).toBe('/search?q=a-b');
  expect(detailPath('alert', 'a-b', '/market-updates')).toBe('/market-updates');
  expect(detailPath('blog', 'a-b', '/market-updates')).toBe('/shareable-content/blog/a-b');
});

test('a piece is offered unasked in the language whose text is not the older one', () => {
  const facts = { claims: false, sample: false, placeholders: [] };
  const piece = { facts, outdated_languages: ['es'] as const };
  expect([isOfferedUnasked(piece, 'en'), isOfferedUnasked(piece, 'es')]).toEqual([true, false]);
  expect(isOfferedUnasked({ ...piece, facts: { ...facts, claims: true } }, 'en')).toBe(false);
});

test('a post begins in the language wanted, unless its text is older than the other', () => {
  expect([offeredLanguage(['es'], 'es'), offeredLanguage(['es'], 'en'), offeredLanguage([], 'es')]).toEqual([
    'en',
    'en',
    'es',
  ]);
  expect(offeredLanguage(['en', 'es'], 'es')).toBe('es');
});
