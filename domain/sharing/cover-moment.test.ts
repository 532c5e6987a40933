import { expect, test } from 'vitest';
import { hasMoment, usualCoverMs } from './cover-moment.ts';

test.each([
  [24, 4000],
  [8, 4000],
  [5, 2500],
])('of %i seconds the picture is taken at %i ms', (seconds, ms) => {
  expect(usualCoverMs(seconds)).toBe(ms);
});

test('a film has the moments before its end', () => {
  expect([0, 20_999, 21_000, -1].map((ms) => hasMoment(21, ms))).toEqual([true, true, false, false]);
});
