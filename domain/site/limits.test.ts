import { expect, test } from 'vitest';
import { isMobileWindow } from './limits.ts';

test.each([
  [767, 900, true],
  [900, 767, true],
  [768, 768, false],
  [375, 667, true],
  [1440, 900, false],
])('a window of %i by %i is that of a phone: %s', (width, height, mobile) => {
  expect(isMobileWindow(width, height)).toBe(mobile);
});
