import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseColour, primaryOf } from './colour-expression.ts';
import { contrast, onColour, parseHex, readableOn, toCss, type Rgba } from './colour.ts';

const hex = (text: string): Rgba => parseHex(text) ?? { r: 0, g: 0, b: 0, a: 1 };
const resolve = (expression: string, primary = '#1F7A4D') => toCss(parseColour(expression).resolve(primaryOf(primary)));
const channel = fc.integer({ min: 0, max: 255 });
const colour = fc.record({ r: channel, g: channel, b: channel, a: fc.constant(1) });

test('contrast is that of WCAG', () => {
  expect(contrast(hex('#FFFFFF'), hex('#000000'))).toBeCloseTo(21, 5);
  expect(contrast(hex('#777777'), hex('#FFFFFF'))).toBeCloseTo(4.48, 2);
});

test('words on any member’s colour read at 4.5 : 1', () => {
  fc.assert(
    fc.property(colour, (background) => {
      expect(contrast(onColour(background), background)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('a member’s colour made readable reads at 4.5 : 1 on any background, and is left alone where it already does', () => {
  fc.assert(
    fc.property(colour, colour, (ink, background) => {
      expect(contrast(readableOn(ink, background), background)).toBeGreaterThanOrEqual(4.5);
    }),
  );
  expect(readableOn(hex('#14213D'), hex('#FFFFFF'))).toEqual(hex('#14213D'));
});

describe('colour expressions', () => {
  test('are worked out from the member’s colour', () => {
    expect(resolve('brand.primary')).toBe('#1f7a4d');
    expect(resolve('brand.onPrimary')).toBe('#ffffff');
    expect(resolve('brand.onPrimary', '#FFD23F')).toBe('#16211b');
    expect(resolve('tint(brand.primary, 1)')).toBe('#ffffff');
    expect(resolve('shade(#FFFFFF, 0.5)')).toBe('#808080');
    expect(resolve('alpha(#102030, 0.5)')).toBe('rgba(16, 32, 48, 0.5)');
    expect(resolve('on(shade(brand.primary, 0.9))')).toBe('#ffffff');
  });

  test('know whether they change from member to member', () => {
    expect(parseColour('on(tint(#123456, 0.5))').personal).toBe(false);
    expect(parseColour('readable(#123456, tint(brand.primary, 0.5))').personal).toBe(true);
  });

  test.each(['red', '#12345', 'tint(brand.primary)', 'tint(brand.primary, 3)', 'on(brand.primary', 'brand.primary)'])(
    '%s is refused',
    (text) => {
      expect(() => parseColour(text)).toThrow(text.slice(0, 3));
    },
  );

  test('a malformed brand colour falls back instead of failing a post', () => {
    expect(resolve('brand.primary', 'blue')).toBe('#1f7a4d');
  });
});
