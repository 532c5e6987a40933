import type { Layer } from '@yardsign/scene/layers';
import { describe, expect, it } from 'vitest';
import { layersUnder, movableAt, placeFields } from './places.ts';
import { guidesOf, snapMove, snapResize } from './snap.ts';
import { rect } from './testing.ts';

const guides = guidesOf({ width: 1080, height: 1080 }, [{ x: 200, y: 200, w: 100, h: 40 }]);

describe('aligning', () => {
  it('moves a box to the middle, an edge or a margin that is near, and shows the lines', () => {
    const near = snapMove({ x: 485, y: 75, w: 100, h: 100 }, guides, 6);
    expect(near).toEqual({ box: { x: 490, y: 72, w: 100, h: 100 }, shown: { x: [540], y: [72] } });
  });

  it('moves it to its neighbours', () => {
    expect(snapMove({ x: 304, y: 600, w: 50, h: 50 }, guides, 6)).toMatchObject({
      box: { x: 300, y: 600 },
      shown: { x: [300], y: [] },
    });
  });

  it('leaves it where nothing is near, and wherever nothing is to be aligned', () => {
    const far = { x: 400, y: 400, w: 33, h: 33 };
    expect(snapMove(far, guides, 6)).toEqual({ box: far, shown: { x: [], y: [] } });
    expect(snapMove({ ...far, x: 199 }, guides, 0).box.x).toBe(199);
  });

  it('moves the side that a handle holds, and never through the other one', () => {
    const box = { x: 100, y: 100, w: 90, h: 90 };
    expect(snapResize(box, { x: 1, y: 0 }, { x: 8, y: 50 }, guides, 6).box).toEqual({ ...box, w: 100 });
    expect(snapResize(box, { x: -1, y: -1 }, { x: -30, y: 500 }, guides, 6).box).toEqual({
      x: 72,
      y: 182,
      w: 118,
      h: 8,
    });
  });
});

describe('places', () => {
  const inner = rect({ x: 10, y: 10, w: 20, h: 20 });
  const group: Layer = { type: 'group', x: 100, y: 100, children: [inner] };
  const stack: Layer = { type: 'stack', direction: 'row', x: 5, y: 6, w: 40, h: 40, children: [rect()] };
  const at = (x: number, y: number, w: number, h: number, scale = 1) => ({
    matrix: [scale, 0, 0, scale, x, y] as const,
    w,
    h,
    bounds: { x, y, w: w * scale, h: h * scale },
    warnings: [],
    words: undefined,
  });
  const layers = [rect(), group, stack];
  const places = new Map<unknown, unknown>([
    [layers[0], at(0, 0, 1080, 1080)],
    [group, at(100, 100, 60, 60, 2)],
    [inner, at(120, 120, 20, 20, 2)],
    [stack, at(5, 6, 40, 40)],
  ]) as never;

  it('under a point are those in front first, and what is within them after', () => {
    expect(layersUnder(layers, places, { x: 130, y: 130 })).toEqual([[1], [1, 0], [0]]);
    expect(layersUnder(layers, places, { x: 2000, y: 0 })).toEqual([]);
  });

  it('of what a stack holds are those of the stack; what is drawn larger moves by less', () => {
    expect(movableAt(layers, places, [2, 0])).toMatchObject({ path: [2], hasSides: false });
    const movable = movableAt(layers, places, [1, 0]);
    expect(movable).toMatchObject({ path: [1, 0], scale: 2, hasSides: true });
    expect(movable && placeFields(movable, { x: 130, y: 120, w: 40, h: 50 })).toEqual({ x: 15, y: 10, h: 25 });
  });
});
