import { expect, test } from 'vitest';
import { groupBy } from './group-by.ts';

test('things are grouped by what they have in common, each group and all of them in the order in which they came', () => {
  const groups = groupBy([5, 2, 8, 3], (number) => number % 2);
  expect([...groups]).toEqual([
    [1, [5, 3]],
    [0, [2, 8]],
  ]);
});
