import type { Layer } from '@yardsign/scene/layers';
import { expect, test } from 'vitest';
import { layersIn } from './design.ts';
import { canGoTogether, canUngroup, groupLayers, ungroupLayer } from './groups.ts';
import { designWith, rect, words } from './testing.ts';

const [red, green, blue] = ['#FF0000', '#00FF00', '#0000FF'].map((fill, at) => rect({ fill, x: 10 * at }));
if (!red || !green || !blue) throw new Error('three layers');

test('layers of a list come into a group where the one in front stood, in every size that has them', () => {
  const design = designWith({ square: [red, green, blue, words()], story: [blue, red, words()], link: [red] });
  const grouped = groupLayers(design, 'square', [[2], [0]]);
  expect(grouped?.path).toEqual([1]);
  expect(grouped && layersIn(grouped.design, 'square')).toEqual([
    green,
    { type: 'group', children: [red, blue] },
    words(),
  ]);
  expect(grouped && layersIn(grouped.design, 'story')).toEqual([{ type: 'group', children: [blue, red] }, words()]);
  expect(grouped && layersIn(grouped.design, 'link')).toEqual([red]);
});

test('one layer is no group, and what a stack places stays in its stack', () => {
  const stack: Layer = { type: 'stack', direction: 'row', children: [red, green] };
  const layers = [stack, blue];
  expect(groupLayers(designWith({ square: layers }), 'square', [[1]])).toBeUndefined();
  expect(canGoTogether(layers, [0, 0], [0, 1])).toBe(false);
  expect(canGoTogether(layers, [0, 0], [1])).toBe(false);
  expect(canGoTogether(layers, [0], [1])).toBe(true);
});

test('a group comes apart in every size, and its layers stand where they stood', () => {
  const group = (more: object): Layer => ({
    type: 'group',
    opacity: 0.5,
    when: 'brand.photo',
    children: [
      { ...red, opacity: 0.5 },
      { ...green, when: '!brand.logo' },
    ],
    ...more,
  });
  const design = designWith({ square: [blue, group({ x: 100, y: 20 })], story: [group({}), blue] });
  const apart = ungroupLayer(design, 'square', [1]);
  expect(apart?.paths).toEqual([[1], [2]]);
  const freed = (x: number, y: number) => [
    { ...red, x, y, opacity: 0.25, when: 'brand.photo' },
    { ...green, x: x + 10, y, opacity: 0.5, when: 'brand.photo & !brand.logo' },
  ];
  expect(apart && layersIn(apart.design, 'square')).toEqual([blue, ...freed(100, 20)]);
  expect(apart && layersIn(apart.design, 'story')).toEqual([...freed(0, 0), blue]);
});

test('what was scaled or turned stays so when its group comes apart', () => {
  const turned: Layer = { type: 'group', x: 5, w: 100, h: 50, scale: 2, rotate: 10, children: [red, green] };
  const apart = ungroupLayer(designWith({ square: [turned] }), 'square', [0]);
  const alone = [
    { ...turned, children: [red] },
    { ...turned, children: [green] },
  ];
  expect(apart && layersIn(apart.design, 'square')).toEqual(alone);
  expect(canUngroup(alone, [0])).toBe(false);
  expect(canUngroup([red], [0])).toBe(false);
});
