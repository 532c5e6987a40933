import { expect, test } from 'vitest';
import { lengthOf } from './length-of.ts';

test.each([
  [0, '0:00'],
  [4.6, '0:05'],
  [59.6, '1:00'],
  [65, '1:05'],
  [600, '10:00'],
])('%s seconds are said as %s', (seconds, said) => {
  expect(lengthOf(seconds)).toBe(said);
});
