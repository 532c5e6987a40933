import { extractColorsFromImageData } from 'extract-colors';
import { expect, it } from 'vitest';
import { LOGO_LOOKS, logoColors } from './logo-colors.ts';

const WHITE = [255, 255, 255, 255];
const CLEAR = [255, 0, 255, 0];

/** The colours of a picture that has so many rows of each of these. */
function colorsOf(rows: readonly (readonly [pixel: readonly number[], count: number])[]): string[] {
  const width = 40;
  const pixels = rows.flatMap(([pixel, count]) => Array.from({ length: count * width }, () => pixel));
  const picture = { data: Uint8ClampedArray.from(pixels.flat()), width, height: pixels.length / width };
  return logoColors(LOGO_LOOKS.flatMap((look) => extractColorsFromImageData(picture, look)));
}

it('a logo of two colors on white or on nothing offers these two, the more frequent first', () => {
  const navy = [20, 33, 61, 255];
  const orange = [252, 163, 17, 255];
  expect(
    colorsOf([
      [WHITE, 30],
      [orange, 4],
      [CLEAR, 20],
      [navy, 9],
    ]),
  ).toEqual(['#14213D', '#FCA311']);
});

it('a dark color and the black letters beside it are two, whichever there is more of', () => {
  const black: [number[], number] = [[22, 33, 27, 255], 10];
  const blue: [number[], number] = [[29, 78, 137, 255], 8];
  expect(colorsOf([[WHITE, 30], black, blue])).toEqual(['#16211B', '#1D4E89']);
  expect(colorsOf([[WHITE, 30], black, [blue[0], 12]])).toEqual(['#1D4E89', '#16211B']);
});

it('the soft edges of a logo on white are no color of it', () => {
  expect(
    colorsOf([
      [WHITE, 60],
      [[31, 77, 122, 255], 25],
      [[146, 168, 190, 255], 1],
    ]),
  ).toEqual(['#1F4D7A']);
});

it('a logo that is white offers nothing', () => {
  expect(
    colorsOf([
      [WHITE, 20],
      [CLEAR, 20],
    ]),
  ).toEqual([]);
});

it('of many colors the six most frequent are offered', () => {
  const found = Array.from({ length: 9 }, (_, at) => ({ hex: `#00000${at}`, area: (at + 1) / 45, lightness: 0.2 }));
  expect(logoColors(found)).toEqual(['#000008', '#000007', '#000006', '#000005', '#000004', '#000003']);
});
