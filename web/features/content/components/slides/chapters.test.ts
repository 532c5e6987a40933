import { expect, test } from 'vitest';
import { chaptersOf } from './chapters.ts';

test('chapters reach to the slide before the next one', () => {
  expect(chaptersOf([{ chapter: 'A' }, {}, { chapter: 'B' }, { chapter: 'C' }, {}])).toEqual([
    { title: 'A', from: 0, to: 1 },
    { title: 'B', from: 2, to: 2 },
    { title: 'C', from: 3, to: 4 },
  ]);
  expect(chaptersOf([{}, {}])).toEqual([]);
});
