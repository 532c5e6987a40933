import { expect, it } from 'vitest';
import { BRAND_COLORS, readContrast } from './contrast-model.ts';

it.each([
  ['#767676', { ratio: '4.5', passes: 'all' }],
  ['#777777', { ratio: '4.4', passes: 'large' }],
  ['#949494', { ratio: '3.0', passes: 'large' }],
  ['#959595', { ratio: '2.9', passes: 'none' }],
  ['#000000', { ratio: '21.0', passes: 'all' }],
  ['#1F6', null],
])('white on %s reads as %j', (color, read) => {
  expect(readContrast(color)).toEqual(read);
});

it('white reads at any size on every colour that is offered, and there is a good dozen', () => {
  expect(BRAND_COLORS.map((color) => readContrast(color)?.passes)).toEqual(Array(14).fill('all'));
});
