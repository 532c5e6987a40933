import { describe, expect, test } from 'vitest';
import { fillCaption } from './caption.ts';
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

test('reading takes whole minutes at 238 words each, tags not counted', () => {
  const minutes = (words: number) => readingMinutes(countWords(`<p>${'word '.repeat(words)}</p><hr />`));
  expect(minutes(237)).toBe(0);
  expect(minutes(238)).toBe(1);
  expect(minutes(476)).toBe(2);
});

test('a type without a page of its own leads to the search', () => {
  expect(detailPath('blog', 'a-b')).toBe('/shareable-content/blog/a-b');
  expect(detailPath('strategy-call', 'a b')).toBe('/search?query=a%20b');
});
