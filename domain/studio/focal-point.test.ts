import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CUT_NAMES, CUTS, cutAround, objectPosition } from './focal-point.ts';
import { cutAddress, firstPictureIn, pictureAddress } from './pictures.ts';

const side = fc.integer({ min: 1, max: 4000 });
const percent = fc.integer({ min: 0, max: 100 });
const pixelOf = (whole: number, share: number) => Math.min(whole - 1, Math.floor((whole * share) / 100));

describe('a cut of a picture', () => {
  test('lies within the picture and holds its focal point, whatever both are', () => {
    const anyCut = fc.constantFrom(...CUT_NAMES);
    fc.assert(
      fc.property(side, side, percent, percent, anyCut, (width, height, x, y, cut) => {
        const part = cutAround({ width, height }, cut, { x, y });
        expect(part.width).toBeGreaterThan(0);
        expect(part.height).toBeGreaterThan(0);
        expect(part.left).toBeGreaterThanOrEqual(0);
        expect(part.top).toBeGreaterThanOrEqual(0);
        expect(part.left + part.width).toBeLessThanOrEqual(width);
        expect(part.top + part.height).toBeLessThanOrEqual(height);
        const [across, down] = [pixelOf(width, x) - part.left, pixelOf(height, y) - part.top];
        expect(across >= 0 && across < part.width && down >= 0 && down < part.height).toBe(true);
      }),
    );
  });

  test('has its shape, to a pixel, and is as large as the picture allows', () => {
    const [photoSide, anyCut] = [fc.integer({ min: 50, max: 4000 }), fc.constantFrom(...CUT_NAMES)];
    fc.assert(
      fc.property(photoSide, photoSide, anyCut, (width, height, cut) => {
        const part = cutAround({ width, height }, cut, null);
        expect(part.width === width || part.height === height).toBe(true);
        const off = Math.min(
          Math.abs(part.width - part.height * CUTS[cut]),
          Math.abs(part.height - part.width / CUTS[cut]),
        );
        expect(off).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('is at the middle without a focal point, and at the edge that one lies on', () => {
    const picture = { width: 1200, height: 600 };
    expect(cutAround(picture, '1:1', null)).toEqual({ left: 300, top: 0, width: 600, height: 600 });
    expect(cutAround(picture, '1:1', { x: 0, y: 100 }).left).toBe(0);
    expect(cutAround(picture, '1:1', { x: 100, y: 0 }).left).toBe(600);
    expect([objectPosition(null), objectPosition({ x: 20, y: 80 })]).toEqual(['50% 50%', '20% 80%']);
  });
});

describe('the picture that a text shows first', () => {
  const address = pictureAddress('pic_a1b2c3d4');

  test('is the first of the content team, whatever stands before it', () => {
    const html = `<p>Look</p><img src="https://else.test/a.jpg"><img src="${address}" alt=""><img src="${pictureAddress('pic_zzzzzzzz')}">`;
    expect(firstPictureIn(html)).toBe('pic_a1b2c3d4');
    expect(cutAddress('pic_a1b2c3d4', '1.91:1')).toBe(`${address}?cut=1.91:1`);
  });

  test.each(['<p>None</p>', '<img src="https://else.test/api/app/v1/pictures/pic_a1b2c3d4">', '<p>pic_a1b2c3d4</p>'])(
    'is none in %s',
    (html) => expect(firstPictureIn(html)).toBeNull(),
  );
});
