import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { neutralBrand } from './film/neutral-brand.ts';
import type { Layer } from './layers.ts';
import { layoutScene } from './layout.ts';
import { parseTemplate, type Template } from './template/template.ts';
import { testTypesetter } from './testing.ts';
import type { Typesetter } from './text/typesetter.ts';
import { fontSizeOf, traceScene } from './trace.ts';

const brand = neutralBrand('#1F7A4D');

let type: Typesetter;
beforeAll(async () => {
  type = await testTypesetter();
});

const LIBRARY = join(import.meta.dirname, '../library/graphics');

test('a trace draws the very layout of a graphic of the library', () => {
  for (const slug of ['open-house', 'front-door', 'myth-fact']) {
    const template = parseTemplate(JSON.parse(readFileSync(join(LIBRARY, slug, 'template.json'), 'utf8')));
    for (const size of ['square', 'link'] as const) {
      const input = { template, size, language: 'en', brand } as const;
      expect(traceScene(input, type).layout, `${slug} ${size}`).toEqual(layoutScene(input, type));
    }
  }
});

const withLayers = (layers: Layer[]): Template => ({
  version: 1,
  name: 'x',
  texts: { long: { en: 'Words that never fit into so small a box', es: '' } },
  symbols: {},
  sizes: { square: { layers } },
});
const text = (more: object): Layer => ({
  type: 'text',
  text: '{long}',
  font: 'figtree-400',
  size: 20,
  color: '#000000',
  ...more,
});

test('says where a layer stands, how large its words are, and which words were cut', () => {
  const inner: Layer = { type: 'rect', w: 10, h: 20 };
  const moved: Layer = { type: 'group', x: 100, y: 50, children: [inner] };
  const cut = text({ w: 60, maxLines: 1 });
  const hidden = text({ when: 'brand.website' });
  const small = text({ w: 100 });
  const shrunk: Layer = { type: 'stack', direction: 'column', w: 100, h: 60, shrink: true, children: [small] };
  const template = withLayers([moved, cut, hidden, shrunk]);
  const { placed } = traceScene({ template, size: 'square', language: 'en', brand }, type);
  expect(placed.get(inner)).toMatchObject({ matrix: [1, 0, 0, 1, 100, 50], w: 10, h: 20, words: undefined });
  expect(placed.get(moved)?.bounds).toMatchObject({ x: 98, y: 48 });
  expect(placed.get(cut)).toMatchObject({ words: { kind: 'text' }, warnings: [{ kind: 'text-cut' }] });
  expect(placed.has(hidden)).toBe(false);
  const shown = placed.get(small);
  expect(shown && fontSizeOf(shown)).toBeLessThan(20);
});

test('a group is drawn as many times as large as it says, with its box and what is in it', () => {
  const inner: Layer = { type: 'rect', x: 5, w: 10, h: 20 };
  const grown: Layer = { type: 'group', x: 100, y: 50, w: 30, h: 20, scale: 2, children: [inner] };
  const template = withLayers([grown]);
  const { placed } = traceScene({ template, size: 'square', language: 'en', brand }, type);
  expect(placed.get(inner)?.matrix).toEqual([2, 0, 0, 2, 110, 50]);
  expect(placed.get(grown)).toMatchObject({ w: 60, h: 40 });
});
