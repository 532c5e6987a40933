import { expect, test } from 'vitest';
import { suggestDays } from './suggest-days.ts';

/** The last of November is today. */
const DAYS = [
  '2026-11-30',
  ...Array.from({ length: 14 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`),
];
const none = new Set<string>();
const inShort = (planned: ReadonlySet<string>, again: string[], fresh: string[]) =>
  suggestDays(DAYS, planned, { again, fresh }).map(({ date, contentId, why }) => [date.slice(8), contentId, why]);

test('what did well and what is new take turns, two free days between them', () => {
  expect(inShort(none, ['good'], ['new', 'newer', 'newest'])).toEqual([
    ['01', 'good', 'again'],
    ['04', 'new', 'fresh'],
    ['07', 'newer', 'fresh'],
    ['10', 'newest', 'fresh'],
  ]);
});

test('a day is left alone on which, before which or after which something goes out', () => {
  expect(inShort(new Set(['2026-12-02', '2026-12-05']), [], ['new', 'newer'])).toEqual([
    ['07', 'new', 'fresh'],
    ['10', 'newer', 'fresh'],
  ]);
});

test('tomorrow is left alone when something goes out today', () => {
  expect(inShort(new Set(['2026-11-30']), [], ['new'])).toEqual([['02', 'new', 'fresh']]);
});

test('nothing is named twice, nor more than a member can look at', () => {
  expect(inShort(none, ['a'], ['a', 'b'])).toEqual([
    ['01', 'a', 'again'],
    ['04', 'b', 'fresh'],
  ]);
  const many = Array.from({ length: 20 }, (_, index) => `piece ${index}`);
  const long = Array.from({ length: 28 }, (_, index) => `2027-02-${String(index + 1).padStart(2, '0')}`);
  expect(suggestDays(long, none, { again: [], fresh: many })).toHaveLength(6);
});

test('a calendar without room, or a library without pieces, has none', () => {
  expect(inShort(new Set(DAYS), [], ['new'])).toEqual([]);
  expect(inShort(none, [], [])).toEqual([]);
});
