import { contrast, parseHex, type Rgba } from '@yardsign/scene/colour';
import { expect, test } from 'vitest';
import { pageColours } from './page-colours.ts';

const colour = (hex: string): Rgba => parseHex(hex) ?? { r: 0, g: 0, b: 0, a: 0 };
const named = (variables: string) => Object.fromEntries(variables.split(';').map((each) => each.split(':')));

const SCHEMES = { light: ['#fbfaf7', '#ffffff'], dark: ['#101613', '#18211c'] } as const;

test.each(['#FFE000', '#14213D', '#FDF6EC', '#000000', '#FFFFFF', '#1F6F5C', '#FF0000', 'no colour'])(
  'the words of a page can be read in the colour %s, in light and in dark',
  (brand) => {
    const schemes = pageColours(brand);
    for (const scheme of ['light', 'dark'] as const) {
      const { '--brand': words = '', '--fill': fill = '', '--on-fill': onFill = '' } = named(schemes[scheme]);
      for (const ground of SCHEMES[scheme])
        expect(contrast(colour(words), colour(ground)), `${scheme} ${ground}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour(onFill), colour(fill))).toBeGreaterThanOrEqual(4.5);
    }
  },
);
