import { describe, expect, test } from 'vitest';
import { isDarkGround, logoOn, logoOnBrand } from './logo-on.ts';

const BOTH = { logo: 'standard', logoDark: 'for the dark' };
const STANDARD = { logo: 'standard', logoDark: null };
const DARK = { logo: null, logoDark: 'for the dark' };
const NONE = { logo: null, logoDark: null };

describe('a logo', () => {
  test.each([
    ['light', BOTH, { logo: 'standard', plate: null }],
    ['dark', BOTH, { logo: 'for the dark', plate: null }],
    ['light', DARK, { logo: 'for the dark', plate: 'dark' }],
    ['dark', STANDARD, { logo: 'standard', plate: 'light' }],
    ['light', NONE, null],
    ['dark', NONE, null],
  ] as const)('on a %s ground is the one made for it, or the other on a plate: %o', (ground, pair, expected) => {
    expect(logoOn(ground, pair)).toEqual(expected);
  });

  test.each([
    ['#1F7A4D', BOTH, { logo: 'for the dark', plate: null }],
    ['#1F7A4D', STANDARD, { logo: 'standard', plate: 'light' }],
    ['#F2C94C', BOTH, { logo: 'standard', plate: 'light' }],
    ['#F2C94C', DARK, { logo: 'for the dark', plate: 'dark' }],
    ['#F2C94C', NONE, null],
  ])('on the colour %s of a brand never stands bare where it could be of that colour: %o', (colour, pair, expected) => {
    expect(logoOnBrand(colour, pair)).toEqual(expected);
  });

  test('takes a ground for dark where words on it are white', () => {
    expect(['#000000', '#1F7A4D', '#F2C94C', '#FFFFFF'].map(isDarkGround)).toEqual([true, true, false, false]);
  });
});
