import { describe, expect, test } from 'vitest';
import { chooseLine, LINE_CHOICES, lineText, readFontSize, syncOf } from './lines.ts';

const basic = (source: string) => ({ company: 'Harbor', full_name: 'Ann Lee' } as Record<string, string>)[source] ?? '';

test('the picker has fourteen choices, and ends with words of one’s own and nothing', () => {
  expect(LINE_CHOICES).toHaveLength(14);
  expect(LINE_CHOICES.slice(0, 3)).toEqual(['first_name', 'last_name', 'full_name']);
  expect(LINE_CHOICES.slice(-2)).toEqual(['custom', 'hide']);
});

test('an empty sync hides an empty field and keeps a filled one as custom', () => {
  expect(syncOf('', '')).toBe('hide');
  expect(syncOf('', 'x')).toBe('custom');
  expect(syncOf('company', '')).toBe('company');
});

test.each([
  ['company', 'Old Harbor', 'Harbor'],
  ['custom', 'Old Harbor', 'Old Harbor'],
  ['hide', 'Old Harbor', ''],
  ['phone', 'Old Harbor', ''],
])('a line that is told %s, with %j kept, says %j', (syncTo, value, said) => {
  expect(lineText({ syncTo, value }, basic)).toBe(said);
});

test.each([
  ['full_name', 'Ann Lee'],
  ['custom', ''],
  ['hide', ''],
] as const)('moving the picker to %s puts %j into the line', (choice, value) => {
  expect(chooseLine(choice, basic)).toEqual({ syncTo: choice, value });
});

describe('a font size', () => {
  test.each([
    ['12', 12],
    ['12px', 12],
    ['', null],
    ['large', null],
    ['3', 8],
    ['400', 72],
  ])('typed as %j is %j', (typed, size) => {
    expect(readFontSize(typed)).toBe(size);
  });
});
