import { expect, test } from 'vitest';
import { boundsOf, ellipsePath, parsePath, printPath, rectPath } from './path-data.ts';

test('every command becomes an absolute M, L, C, Q or Z', () => {
  expect(printPath(parsePath('m10 10 l5,5 h-5 v10 z m2 2 c1 1 2 2 3 3 s1 1 2 2 q1 0 2 2 t2 2'))).toBe(
    'M10 10L15 15L10 15L10 25ZM12 12C13 13 14 14 15 15C16 16 16 16 17 17Q18 17 19 19Q20 21 21 21',
  );
});

test.each(['M0 0A1 1 0 0 0 5 5', 'M0', '5 5', 'M0 0L1 x'])('%s is refused', (data) => {
  expect(() => parsePath(data)).toThrow('path data');
});

test('bounds hold the handles of curves', () => {
  expect(boundsOf(parsePath('M0 0C-5 20 30 20 10 0'))).toEqual({ x: -5, y: 0, w: 35, h: 20 });
  expect(boundsOf(ellipsePath({ x: 4, y: 6, w: 20, h: 10 }))).toEqual({ x: 4, y: 6, w: 20, h: 10 });
});

test('a radius is never more than half of the shorter side', () => {
  expect(rectPath({ x: 0, y: 0, w: 100, h: 20 }, 60)).toEqual(rectPath({ x: 0, y: 0, w: 100, h: 20 }, 10));
});
