import { expect, test } from 'vitest';
import { isDayOfReview } from './review-day.ts';

test.each([
  ['2026-11-22', true],
  ['2000-01-01', true],
  ['0026-11-22', false],
  ['1999-12-31', false],
  ['2126-11-22', false],
])('%s can be a day of review: %s', (day, can) => {
  expect(isDayOfReview(day)).toBe(can);
});
