import { PLAIN_LOOK, type GraphicsLook } from '@yardsign/domain/profile/graphics-look';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Brand } from './brand.ts';
import { layoutScene } from '../layout.ts';
import type { Layer } from '../layers.ts';
import { parseTemplate, SIZES, type SizeName } from './template.ts';
import { testBrand, testTemplate, testTypesetter, textItems, wordsOf } from '../testing.ts';
import type { Typesetter } from '../text/typesetter.ts';

let type: Typesetter;
beforeAll(async () => {
  type = await testTypesetter();
});

const words = (text: string | string[], size: number | [number, number] = 40): Layer => ({
  type: 'text',
  text,
  separator: ' · ',
  font: 'figtree-600',
  size,
  color: 'brand.primary',
});
const looking = (look: Partial<GraphicsLook>): Partial<Brand> => ({ graphics: { ...PLAIN_LOOK, ...look } });
const line = (syncTo: string, value = '', fontSize: number | null = null) => ({ syncTo, value, fontSize });
const draw = (layers: Layer[], brand: Partial<Brand>, language: 'en' | 'es' = 'en') =>
  layoutScene({ template: testTemplate(layers), size: 'square', language, brand: { ...testBrand, ...brand } }, type);

describe('a graphic', () => {
  test('shows on its lines what the member chose: a field, words of their own, or nothing', () => {
    const lines = { ...PLAIN_LOOK.lines, pos_A: line('company'), pos_B: line('', 'Ask me'), pos_C: line('') };
    const texts = wordsOf(
      draw([words('{line.A}'), words(['{line.B}', '{line.C}']), words('{line.D}')], looking({ lines })),
    );
    expect(texts).toEqual(['Harbor', 'Ask me', '(512)\u00a0555-0142']);
  });

  test('sets a line in the size that the member chose, and the others in those of the design', () => {
    const lines = { ...PLAIN_LOOK.lines, pos_A: line('full_name', '', 60) };
    const items = textItems(draw([words('{line.A}', [30, 40]), words('{line.B}', [30, 40])], looking({ lines })));
    expect(items.map(({ runs }) => runs[0]?.size)).toEqual([60, 40]);
  });

  test('leaves the logo away when the member says so', () => {
    const logo: Layer = { type: 'logo', w: 200, h: 80, background: 'standard' };
    expect(draw([logo], {}).items).toHaveLength(1);
    expect(draw([logo], looking({ showLogo: false })).items).toEqual([]);
  });

  test('takes the colour chosen for graphics in place of the brand’s', () => {
    const colors = (brand: Partial<Brand>) => textItems(draw([words('a')], brand))[0]?.runs[0]?.color;
    expect(colors({})).toBe('#1f7a4d');
    expect(colors(looking({ color: '#FF8300' }))).toBe('#ff8300');
  });

  test('has the word REALTOR beside or in place of the Equal Housing mark', () => {
    const mark: Layer = { type: 'mark', mark: 'equalHousing', h: 40, color: '#000000' };
    expect(wordsOf(draw([mark], looking({ realtor: true })))).toEqual(['Equal Housing | Opportunity', 'REALTOR®']);
    expect(wordsOf(draw([mark], looking({ realtor: true, equalHousing: 'none' })))).toEqual(['REALTOR®']);
    expect(draw([mark], looking({ equalHousing: 'none' })).items).toEqual([]);
  });

  test('in Spanish has the Spanish words of the member where there are some', () => {
    const layers = [words(['{line.B}', '{brand.compliance}'])];
    const brand = { spanish: { jobTitle: 'Agente' } };
    expect(wordsOf(draw(layers, brand, 'es'))).toEqual(['Agente · TX 0612345']);
    expect(wordsOf(draw(layers, brand))).toEqual(['Agent · TX 0612345']);
  });
});

const LIBRARY = new URL('../../library/graphics/', import.meta.url);
const templates = readdirSync(LIBRARY).map((slug) =>
  parseTemplate(JSON.parse(readFileSync(new URL(`${slug}/template.json`, LIBRARY), 'utf8'))),
);
const OWN = { pos_A: 'Aaaa', pos_B: 'Bbbb', pos_C: 'Cccc', pos_D: 'Dddd', pos_E: 'Eeee' };

/** The white between the lines of a member, from the last baseline of one to the capitals of the next, from the top. */
function gapsBetween(brand: Brand, template: (typeof templates)[number], size: SizeName): number[] {
  const items = textItems(layoutScene({ template, size, language: 'en', brand }, type));
  const rows = items
    .filter(({ runs }) => runs.some(({ text }) => Object.values(OWN).some((own) => text.includes(own))))
    .map(({ matrix, runs }) => {
      const [first] = runs;
      const top = (first?.y ?? 0) - (first ? type.metrics(first.face).capHeight * first.size : 0);
      // A design that has shrunk to fit is measured as it was drawn.
      const at = (y: number) => y + matrix[5] / matrix[3];
      return { top: at(top), foot: at(Math.max(...runs.map(({ y }) => y))) };
    });
  return rows.slice(1).map(({ top }, i) => top - (rows[i]?.foot ?? 0));
}

test('a hidden line leaves no gap in any graphic of the library, in any size', () => {
  const someLines = fc.record(
    Object.fromEntries(Object.entries(OWN).map(([field, own]) => [field, fc.constantFrom(line('', own), line(''))])),
  );
  const anywhere = fc.tuple(fc.constantFrom(...templates), fc.constantFrom(...(Object.keys(SIZES) as SizeName[])));
  fc.assert(
    fc.property(someLines, anywhere, (hidden, [template, size]) => {
      fc.pre(template.sizes[size] !== undefined);
      const brand = (lines: typeof hidden): Brand => ({
        ...testBrand,
        compliance: '',
        ...looking({ lines: { ...PLAIN_LOOK.lines, ...lines } }),
      });
      const shown = Object.fromEntries(Object.entries(OWN).map(([field, own]) => [field, line('', own)]));
      const widest = Math.max(...gapsBetween(brand(shown), template, size));
      for (const gap of gapsBetween(brand(hidden), template, size)) expect(gap).toBeLessThanOrEqual(widest + 0.5);
    }),
    { numRuns: 40 },
  );
});
