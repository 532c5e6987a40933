import type { Layer } from '@yardsign/scene/layers';
import type { Placed } from '@yardsign/scene/trace';
import { expect, test } from 'vitest';
import { layersIn, withoutUnused } from './design.ts';
import { designWith, rect, words } from './testing.ts';
import { alignTogether, boxAround, copyLayers, movablesAt, moveTogether, raiseTogether } from './together.ts';

const one = rect({ fill: '#FF0000', x: 0, y: 10, w: 100, h: 50 });
const other = rect({ fill: '#00FF00', x: 200, y: 40, w: 20, h: 20 });
const third = rect({ fill: '#0000FF', x: 50, y: 50 });
const placedAt = (layer: Layer & { w?: number; h?: number }): Placed => ({
  ...{ matrix: [1, 0, 0, 1, layer.x ?? 0, layer.y ?? 0], w: layer.w ?? 0, h: layer.h ?? 0, warnings: [] },
  ...{ words: undefined, bounds: undefined },
});
const layers = [one, third, other];
const places = new Map(layers.map((layer) => [layer, placedAt(layer as Layer & { w: number; h: number })]));
const design = designWith({ square: layers, story: [other, one] });
const movables = movablesAt(layers, places, [[2], [0]]);
const placesOf = (all: readonly Layer[]) => all.map(({ x, y }) => [x, y]);

test('several layers move by as much, in their size alone', () => {
  const moved = moveTogether(design, 'square', movables, { x: 5, y: -10 });
  expect(placesOf(layersIn(moved, 'square'))).toEqual([
    [5, 0],
    [50, 50],
    [205, 30],
  ]);
  expect(layersIn(moved, 'story')).toEqual([other, one]);
});

test('the box around several has all of them in it, and that of none is none', () => {
  expect(boxAround(movables.map(({ box }) => box))).toEqual({ x: 0, y: 10, w: 220, h: 50 });
  expect(boxAround([])).toBeUndefined();
});

test.each([
  ['left', [0, 10], [0, 40]],
  ['center', [60, 10], [100, 40]],
  ['right', [120, 10], [200, 40]],
  ['top', [0, 10], [200, 10]],
  ['middle', [0, 10], [200, 25]],
  ['bottom', [0, 10], [200, 40]],
] as const)('aligned to %s they stand at one line of what they take together', (to, first, last) => {
  expect(placesOf(layersIn(alignTogether(design, 'square', movables, to), 'square'))).toEqual([first, [50, 50], last]);
});

test('copies stand before what they are copies of, in every size that has it', () => {
  const { design: copied, paths } = copyLayers(design, 'square', [[2], [0]]);
  expect(paths).toEqual([[1], [4]]);
  const aside = (layer: Layer) => ({ ...layer, x: (layer.x ?? 0) + 24, y: (layer.y ?? 0) + 24 });
  expect(layersIn(copied, 'square')).toEqual([one, aside(one), third, other, aside(other)]);
  expect(layersIn(copied, 'story')).toEqual([other, aside(other), one, aside(one)]);
});

test('a copy says words of its own, and shows the same slot', () => {
  const group: Layer = { type: 'group', children: [words(), words({ text: ['{headline}', '{fact} {brand.name}'] })] };
  const slot = {
    key: 'fact',
    kind: 'line' as const,
    label: { en: 'Fact', es: 'Dato' },
    most: 60,
  };
  const asked = { ...designWith({ square: [group], story: [group] }), slots: [slot] };
  const { design: copied } = copyLayers(asked, 'square', [[0]]);
  for (const size of ['square', 'story'] as const) {
    const copy = layersIn(copied, size)[1];
    expect(copy).toMatchObject({
      children: [{ text: '{headline2}' }, { text: ['{headline2}', '{fact} {brand.name}'] }],
    });
  }
  expect(withoutUnused(copied).template.texts['headline2']).toEqual({ en: 'Keys', es: 'Llaves' });
});

test('several go one place to the front together, and wait for each other at its end', () => {
  const forward = raiseTogether(layers, [[0], [1]], 1);
  expect([forward.layers, forward.paths]).toEqual([
    [other, one, third],
    [[2], [1]],
  ]);
  const again = raiseTogether(forward.layers, forward.paths, 1);
  expect(again).toEqual(forward);
  expect(raiseTogether(forward.layers, forward.paths, -1).layers).toEqual(layers);
});
