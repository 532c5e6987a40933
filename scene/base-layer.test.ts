import { expect, test } from 'vitest';
import { splitBase } from './base-layer.ts';
import type { ShapeItem } from './display-list.ts';

const item = (d: string, x: number, personal: boolean): ShapeItem => ({
  kind: 'shape',
  d,
  evenOdd: false,
  matrix: [1, 0, 0, 1, 0, 0],
  opacity: 1,
  clips: [],
  personal,
  bounds: { x, y: 0, w: 10, h: 10 },
});
const split = (items: ShapeItem[]) => {
  const { base, rest, key } = splitBase(items);
  const names = (list: typeof base) => list.map((each) => (each.kind === 'shape' ? each.d : '')).join('');
  return [names(base), names(rest), key];
};

test('what stands above something personal is kept only where the two cannot touch', () => {
  expect(split([item('a', 0, false), item('B', 0, true), item('c', 5, false), item('d', 50, false)])).toEqual([
    'ad',
    'Bc',
    '101',
  ]);
});

test('what stands above something that was not kept is not kept either', () => {
  expect(split([item('A', 0, true), item('b', 5, false), item('c', 12, false)])).toEqual(['', 'Abc', '00']);
});

test('the key tells two members apart whose personal parts cover different things', () => {
  const wide = [item('A', 0, true), item('b', 8, false)];
  const narrow = [item('A', -20, true), item('b', 8, false)];
  expect(split(wide)[2]).not.toBe(split(narrow)[2]);
});
