import { expect, test } from 'vitest';
import { clipPlace } from './clip.ts';

test.each([
  // As phones record: what is cut off is above and below, less of it above.
  [
    'upright',
    { width: 1080, height: 1920 },
    { x: 0, y: 105, width: 1080, height: 1620 },
    { x: 0, y: 0, width: 1080, height: 1620 },
  ],
  [
    'a square',
    { width: 720, height: 720 },
    { x: 120, y: 0, width: 480, height: 720 },
    { x: 0, y: 0, width: 1080, height: 1620 },
  ],
  [
    'lying',
    { width: 1920, height: 1080 },
    { x: 0, y: 0, width: 1920, height: 1080 },
    { x: 0, y: 506.25, width: 1080, height: 607.5 },
  ],
])('a picture that is %s stands above the foot', (_what, picture, from, to) => {
  expect(clipPlace(picture)).toEqual({ from, to });
});
