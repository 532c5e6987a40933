import { brandTexts } from '@yardsign/domain/profile/brand-texts';
import { PLAIN_LOOK } from '@yardsign/domain/profile/graphics-look';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Brand } from './template/brand.ts';
import type { TextItem } from './display-list.ts';
import { ALL_FONT_FILE_NAMES } from './text/font-faces.ts';
import type { Layer } from './layers.ts';
import type { Layout } from './display-list.ts';
import { parseTemplate, type Template } from './template/template.ts';
import { createTypesetter, type Typesetter } from './text/typesetter.ts';

/** For tests: the real fonts and the real HarfBuzz; paths are their data. */
export async function testTypesetter(): Promise<Typesetter> {
  const fonts = Object.fromEntries(
    ALL_FONT_FILE_NAMES.map((name) => [name, readFileSync(new URL(`fonts/${name}`, import.meta.url))]),
  );
  const wasm = readFileSync(createRequire(import.meta.url).resolve('harfbuzzjs/hb.wasm'));
  return createTypesetter(fonts, wasm, {
    createPath: (data) => ({ data }) as object,
    createLayer: () => {
      throw new Error('nothing is drawn here');
    },
  });
}

export const testBrand: Brand = {
  ...brandTexts(() => ''),
  fullName: 'Ann Lee',
  jobTitle: 'Agent',
  company: 'Harbor',
  phone: '(512) 555-0142',
  email: 'ann@harbor.example',
  website: 'annlee.example',
  location: 'Austin, TX',
  compliance: 'TX 0612345',
  primaryColor: '#1F7A4D',
  photo: { id: 'photo', width: 600, height: 600 },
  logo: { id: 'logo', width: 400, height: 100 },
  logoDark: null,
  spanish: {},
  graphics: { ...PLAIN_LOOK, equalHousing: 'none' },
};

/** A square template of these layers. */
export function testTemplate(layers: Layer[], texts: Template['texts'] = {}): Template {
  return parseTemplate({ version: 1, name: 'test', texts, symbols: {}, sizes: { square: { layers } } });
}

/** The words on the picture, one string for each text box, lines parted by a bar. */
export function wordsOf(layout: Layout): string[] {
  return textItems(layout).map(({ runs }) => {
    const lines = new Map<number, string[]>();
    for (const run of runs) lines.set(run.y, [...(lines.get(run.y) ?? []), run.text]);
    return [...lines.values()].map((words) => words.join(' ')).join(' | ');
  });
}

export function textItems(layout: Layout): TextItem[] {
  return layout.items.filter((item) => item.kind === 'text');
}
