import type { Layer } from '@yardsign/scene/layers';
import type { Placed } from '@yardsign/scene/trace';
import { expect, test } from 'vitest';
import { movableAt, placeFields } from './places.ts';
import { rect } from './testing.ts';

const child = rect({ x: 20, y: 10 });
const group: Layer = { type: 'group', x: 100, y: 100, children: [child] };
const placed = (more: Partial<Placed>): Placed => ({
  ...{ matrix: [1, 0, 0, 1, 100, 100], w: 0, h: 0, warnings: [], words: undefined },
  bounds: { x: 120, y: 110, w: 100, h: 50 },
  ...more,
});
const layers = [group];
const movable = movableAt(layers, new Map([[group, placed({})]]), [0]);

test('a group grows as a whole from the corner that is not held', () => {
  if (!movable) throw new Error('a group can be moved');
  expect(movable.hasSides).toBe(true);
  // What is in it begins 20, 10 from its own corner: those grow too.
  expect(placeFields(movable, { x: 120, y: 110, w: 200, h: 80 })).toEqual({ x: 80, y: 90, scale: 2 });
  expect(placeFields(movable, { x: 20, y: 60, w: 200, h: 100 })).toEqual({ x: -20, y: 40, scale: 2 });
});

test('a group is moved by what it is moved by, and grows by no more than can be drawn', () => {
  if (!movable) throw new Error('a group can be moved');
  expect(placeFields(movable, { ...movable.box, x: 130, y: 109 })).toEqual({ x: 110, y: 99 });
  expect(placeFields(movable, { ...movable.box, w: 1e6 })['scale']).toBe(20);
});

test('what is in a scaled group is moved in its measure', () => {
  const large: Layer = { ...group, scale: 2 };
  const places = new Map<Layer, Placed>([
    [large, placed({})],
    [child, placed({ matrix: [2, 0, 0, 2, 140, 120], w: 100, h: 50 })],
  ]);
  const within = movableAt([large], places, [0, 0]);
  expect(within && placeFields(within, { ...within.box, x: within.box.x + 10 })).toEqual({ x: 25, y: 10 });
});
