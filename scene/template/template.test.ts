import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseTemplate, sizesOf, TemplateError } from './template.ts';

const faultsOf = (json: unknown): readonly string[] => {
  try {
    parseTemplate(json);
    return [];
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    return error.faults;
  }
};
const withLayers = (...layers: unknown[]) => ({
  version: 1,
  name: 'x',
  texts: { title: { en: 'a', es: 'b' } },
  symbols: {},
  sizes: { square: { layers } },
});

test('a template of a newer version, or of no version, is refused', () => {
  expect(faultsOf({ ...withLayers(), version: 2 })).toEqual(['template.version: must be one of 1']);
  expect(faultsOf('hello')).toEqual(['template: must be an object']);
});

test('a template that never comes to an end is refused', () => {
  const uses = (symbol: string) => ({ w: 9, h: 9, layers: Array(10).fill({ type: 'use', symbol, w: 9, h: 9 }) });
  const using = (symbols: object) => ({ ...withLayers({ type: 'use', symbol: 'a', w: 9, h: 9 }), symbols });
  const itself = using({ a: uses('b'), b: uses('a') });
  expect(faultsOf(itself)).toEqual(['template.sizes.square: a symbol draws itself']);
  const many = using({ a: uses('b'), b: uses('c'), c: uses('d'), d: uses('e'), e: { w: 9, h: 9, layers: [] } });
  expect(faultsOf(many)).toEqual([]);
  const dot = { type: 'rect', w: 1, h: 1 };
  const tooMany = { ...many.symbols, e: { w: 9, h: 9, layers: [dot, dot] } };
  expect(faultsOf(using(tooMany))).toEqual(['template.sizes.square: draws more than 20000 shapes']);
  const repeated = { type: 'repeat', columns: 900, rows: 900, stepX: 1, stepY: 1, child: dot };
  expect(faultsOf(withLayers(repeated))).toEqual(['template.sizes.square: draws more than 20000 shapes']);
  const outline = `M0 0${'L9 9'.repeat(200)}`;
  const outlined = { ...repeated, columns: 100, rows: 20, child: { type: 'path', d: outline, fill: '#000000' } };
  expect(faultsOf(withLayers(outlined))).toEqual(['template.sizes.square: draws more than 20000 shapes']);
  expect(faultsOf(withLayers({ type: 'path', d: `M0 0${'L9 9'.repeat(20_000)}` }))).toEqual([
    'template: has outlines of more than 60000 characters',
  ]);
  const shadowed = { ...dot, fill: '#000000', shadow: { x: 0, y: 2, blur: 20, color: '#000000' } };
  expect(faultsOf(withLayers({ ...repeated, columns: 19, rows: 10, child: shadowed }))).toEqual([]);
  expect(faultsOf(withLayers({ ...repeated, columns: 20, rows: 10, child: shadowed }))).toEqual([
    'template.sizes.square: draws more than 20000 shapes',
  ]);
  const within = { ...repeated, columns: 1, rows: 1, child: { type: 'use', symbol: 'a', w: 9, h: 9 } };
  expect(faultsOf(withLayers(within))).toEqual([
    "template.sizes.square.layers[0].child: 'use' is not repeated; only rect, ellipse, path are",
  ]);
  let nested: object = dot;
  for (let i = 0; i < 20_000; i += 1) nested = { type: 'group', children: [nested] };
  expect(faultsOf(withLayers(nested))).toEqual(['template: is nested too deeply']);
});

test('a group is scaled by what can be drawn', () => {
  const scaled = (scale: unknown) => faultsOf(withLayers({ type: 'group', scale, children: [] }));
  expect([0.5, 20].flatMap(scaled)).toEqual([]);
  const fault = 'template.sizes.square.layers[0].scale: must be a number above 0 and at most 20';
  expect([0, -1, 21, 1e300, '2'].map(scaled)).toEqual(Array(5).fill([fault]));
});

test('every fault is listed, each with its place', () => {
  const bad = withLayers(
    { type: 'rect', w: 10, h: -1, fill: 'red', glow: 1 },
    { type: 'text', text: '{brand.fulName} {title}', font: 'comic', size: [40, 20], color: '#000000' },
    {
      type: 'stack',
      direction: 'row',
      children: [
        { type: 'path', d: 'M0 0A5 5 0 0 1 9 9' },
        { type: 'use', symbol: 'tree', w: 1, h: 1 },
        { type: 'blob' },
      ],
    },
  );
  expect(faultsOf(bad)).toEqual([
    'template.sizes.square.layers[0].glow: is not known',
    'template.sizes.square.layers[0].h: must be a number above 0',
    "template.sizes.square.layers[0].fill: 'red' is not a colour",
    'template.sizes.square.layers[1].text: {brand.fulName} is neither a text nor a brand field',
    expect.stringContaining('layers[1].font: must be one of figtree-400'),
    'template.sizes.square.layers[1].size: must be a size or [smallest, largest]',
    "template.sizes.square.layers[2].children[0].d: path data may not use 'A'",
    "template.sizes.square.layers[2].children[1].symbol: there is no symbol 'tree'",
    "template.sizes.square.layers[2].children[2]: 'blob' is not a kind of layer",
  ]);
});

test.each(['constructor', 'valueOf', '__proto__'])('what every object has is no layer and no field: %s', (name) => {
  expect(faultsOf(withLayers({ type: name }))).toEqual([
    `template.sizes.square.layers[0]: '${name}' is not a kind of layer`,
  ]);
  const rect = JSON.parse(`{ "type": "rect", "w": 1, "h": 1, "${name}": 1 }`) as object;
  expect(faultsOf(withLayers(rect))).toEqual([`template.sizes.square.layers[0].${name}: is not known`]);
});

test('what is no text where one has to be is refused, and a size that every object has', () => {
  const word = { toString: 1 };
  const rect = { type: 'rect', w: 1, h: 1 };
  const layers = [
    { type: word },
    ...[{ when: word }, { fill: word }].map((more) => ({ ...rect, ...more })),
    { type: 'use', symbol: word, w: 1, h: 1 },
    ...[word, 5, ''].map((d) => ({ type: 'path', d })),
    { type: 'repeat', columns: 1, rows: 1, stepX: 1, stepY: 1, child: { type: word } },
  ];
  expect(layers.map((layer) => faultsOf(withLayers(layer)).length > 0)).toEqual(layers.map(() => true));
  const { sizes, ...rest } = withLayers(rect);
  expect(faultsOf({ ...rest, sizes: { ...sizes, valueOf: { layers: [] } } })).toEqual([
    'template.sizes.valueOf: is not known',
  ]);
});

test('a text in one language only is refused', () => {
  expect(faultsOf({ ...withLayers(), texts: { title: { en: 'a' } } })).toEqual(['template.texts.title.es: is missing']);
});

test('a condition must name something that exists', () => {
  const rect = { type: 'rect', w: 1, h: 1 };
  expect(faultsOf(withLayers({ ...rect, when: '!brand.photo & title' }))).toEqual([]);
  expect(faultsOf(withLayers({ ...rect, when: 'brand.shoe' }))).toHaveLength(1);
  expect(faultsOf(withLayers({ ...rect, when: 'subtitle=x' }))).toHaveLength(1);
});

describe('the demo library', () => {
  const folder = new URL('../../library/graphics/', import.meta.url);
  test.each(readdirSync(folder))('%s can be drawn in every size that it is listed for', (slug) => {
    const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`${slug}/${name}`, folder), 'utf8'));
    const template = parseTemplate(read('template.json'));
    const { listed = true } = read('graphic.json') as { listed?: boolean };
    expect(sizesOf(template)).toEqual(listed ? ['square', 'portrait', 'story', 'link'] : ['square', 'link']);
  });
});
