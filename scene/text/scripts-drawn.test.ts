import { beforeAll, describe, expect, test } from 'vitest';
import { layoutScene } from '../layout.ts';
import { testBrand, testTemplate, testTypesetter, textItems } from '../testing.ts';
import type { FaceName } from './font-faces.ts';
import type { Typesetter } from './typesetter.ts';

let type: Typesetter;
beforeAll(async () => {
  type = await testTypesetter();
});

function drawn(fullName: string, font: FaceName = 'figtree-800') {
  const template = testTemplate([{ type: 'text', text: '{brand.fullName}', font, size: 40, color: '#000000', w: 900 }]);
  const layout = layoutScene({ template, size: 'square', language: 'en', brand: { ...testBrand, fullName } }, type);
  const runs = textItems(layout).flatMap((item) => item.runs);
  return { warnings: layout.warnings, order: runs.toSorted((one, other) => one.x - other.x).map(({ text }) => text) };
}

describe('a name', () => {
  test.each([
    'Ольга Петренко',
    'Ελένη Παππά',
    'Nguyễn Thị Hường',
    'נועה כהן',
    'ליאת בן־דוד',
    'ليلى الحسن',
    'پروین گلستان',
  ])('%s is drawn whole in every weight', (name) => {
    for (const font of ['figtree-400', 'figtree-800', 'fraunces-600', 'barlow-condensed-800'] as const)
      expect(drawn(name, font).warnings).toEqual([]);
  });

  test('that runs from right to left is read so, and what stands beside it stays where it is', () => {
    expect(drawn('נועה כהן').order).toEqual(['כהן', 'נועה']);
    expect(drawn('Noa Cohen · נועה כהן').order).toEqual(['Noa', 'Cohen', '·', 'כהן', 'נועה']);
    expect(drawn('נועה · כהן, Austin').order).toEqual(['כהן,', '·', 'נועה', 'Austin']);
  });

  test('that joins its letters is shorter than the letters apart', () => {
    const apart = [...'ليلى'].reduce((sum, letter) => sum + type.measure('figtree-800', letter).advance, 0);
    expect(type.measure('figtree-800', 'ليلى').advance).toBeLessThan(apart);
  });

  test('in a script that has no font is left out and said to be', () => {
    expect(drawn('王丽华 Wang')).toEqual({
      warnings: [{ kind: 'missing-glyphs', characters: '王丽华' }],
      order: ['王丽华', 'Wang'],
    });
  });
});
