import type { Layer } from '@yardsign/scene/layers';
import { describe, expect, it } from 'vitest';
import { contrastFindings, fitFindings, type Ground } from './findings.ts';
import { words } from './testing.ts';

/** Letters of 40 pixels by 20, as wide as their box. */
const runOf = (size: number, color: string, text = 'x') => ({ face: 'f', text, x: 0, y: 20, size, spacing: 0, color });
const letters = (size: number, wide = 40) =>
  ({
    measure: () => ({ advance: wide / size, glyphCount: 1, missing: '' }),
    metrics: () => ({ ascent: 20 / size, descent: 0, capHeight: 20 / size }),
  }) as unknown as Parameters<typeof contrastFindings>[3];

const placedAs = (size: number, color: string, warnings: object[] = []) => ({
  matrix: [1, 0, 0, 1, 0, 0],
  w: 40,
  h: 20,
  bounds: { x: 0, y: 0, w: 40, h: 20 },
  warnings,
  words: { kind: 'text', matrix: [1, 0, 0, 1, 0, 0], bounds: { x: 0, y: 0, w: 40, h: 20 }, runs: [runOf(size, color)] },
});
const traceOf = (layer: Layer, size: number, color = '#000000', warnings: object[] = []) =>
  ({ placed: new Map([[layer, placedAs(size, color, warnings)]]), layout: {} }) as never;

/** Left of `from` of one gray, right of it of another. */
function ground(left: number, right: number, from: number): Ground {
  const data = new Uint8ClampedArray(40 * 20 * 4);
  for (let i = 0; i < 40 * 20; i += 1) data.fill(i % 40 < from ? left : right, i * 4, i * 4 + 3);
  return { width: 40, height: 20, data };
}

describe('what a drawing would be stumbled over for', () => {
  it('is words that are too small, the licence line before others', () => {
    const own = words();
    const licence = words({ text: ['Lic.', '{brand.compliance}'] });
    expect(fitFindings([own], traceOf(own, 18), 'square')).toEqual([]);
    expect(fitFindings([own], traceOf(own, 12.34), 'square')).toEqual([{ kind: 'small', path: [0], detail: '12.3' }]);
    expect(fitFindings([licence], traceOf(licence, 23), 'square')).toMatchObject([{ kind: 'licenceSmall' }]);
    expect(fitFindings([licence], traceOf(licence, 20), 'link')).toEqual([]);
  });

  it('is words that were cut, and letters that no font has', () => {
    const own = words();
    const warnings = [
      { kind: 'text-cut', text: 'x' },
      { kind: 'missing-glyphs', characters: '漢' },
      { kind: 'text-cut', text: 'y' },
      { kind: 'missing-glyphs', characters: 'Ḋ' },
    ];
    expect(
      fitFindings([own], traceOf(own, 40, '#000000', warnings), 'story').map(({ kind, detail }) => [kind, detail]),
    ).toEqual([
      ['cut', ''],
      ['glyphs', '漢'],
      ['glyphs', 'Ḋ'],
    ]);
  });

  it('is words that do not stand out from what is behind most of them', () => {
    const own = words();
    const found = (size: number, color: string, behind: Ground) =>
      contrastFindings([own], traceOf(own, size, color), behind, letters(size)).map(({ detail }) => detail);
    expect(found(30, '#000000', ground(255, 255, 0))).toEqual([]);
    expect(found(30, '#888888', ground(255, 255, 0))).toEqual(['3.5']);
    expect(found(80, '#888888', ground(255, 255, 0))).toEqual([]);
    expect(found(30, '#000000', ground(0, 255, 4))).toEqual([]);
    expect(found(30, '#000000', ground(0, 255, 20))).toEqual(['1']);
  });

  it('looks behind the letters of words and not beside them, and at each colour where it stands', () => {
    const own = words();
    const foundIn = (runs: object[], behind: Ground) => {
      const placed = placedAs(30, '#000000');
      const trace = { placed: new Map([[own, { ...placed, words: { ...placed.words, runs } }]]), layout: {} } as never;
      return contrastFindings([own], trace, behind, letters(30, 10)).map(({ detail }) => detail);
    };
    // A number on a light dot, in a box that reaches over the dark beside it.
    const number = { ...runOf(30, '#000000'), x: 25 };
    expect(foundIn([number], ground(0, 255, 20))).toEqual([]);
    expect(foundIn([{ ...number, x: 5 }], ground(0, 255, 20))).toEqual(['1']);
    expect(foundIn([number, { ...runOf(30, '#ffffff'), x: 5 }], ground(0, 255, 20))).toEqual([]);
    expect(foundIn([number, { ...runOf(30, '#000000'), x: 5 }], ground(0, 255, 20))).toEqual(['1']);
  });
});
