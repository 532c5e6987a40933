import { expect, it } from 'vitest';
import { middleOf, SIZES } from './frame-shape.ts';

it('a take is the middle of what the camera sees, whole in the direction that fits', () => {
  const camera = { width: 1920, height: 1080 };
  expect(middleOf(camera, SIZES.portrait)).toEqual({ x: 656.25, y: 0, width: 607.5, height: 1080 });
  expect(middleOf(camera, SIZES.landscape)).toEqual({ x: 0, y: 0, width: 1920, height: 1080 });
  expect(middleOf(camera, SIZES.square)).toEqual({ x: 420, y: 0, width: 1080, height: 1080 });
  expect(middleOf({ width: 720, height: 1280 }, SIZES.landscape)).toEqual({ x: 0, y: 437.5, width: 720, height: 405 });
});
