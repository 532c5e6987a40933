import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CORNERS,
  CROP_RATIO_NAMES,
  CROP_RATIOS,
  type Crop,
  cropFits,
  focalWithin,
  moveCrop,
  pullCrop,
  shapeCrop,
  wholeOf,
} from './crop.ts';

const PICTURE = { width: 1280, height: 720 };
const side = fc.integer({ min: 40, max: 1280 });
const pictures = fc.record({ width: side, height: side });
const anyCrop = pictures.chain((picture) =>
  fc
    .record({
      width: fc.integer({ min: 32, max: picture.width }),
      height: fc.integer({ min: 32, max: picture.height }),
    })
    .chain(({ width, height }) =>
      fc.record({
        picture: fc.constant(picture),
        crop: fc.record({
          left: fc.integer({ min: 0, max: picture.width - width }),
          top: fc.integer({ min: 0, max: picture.height - height }),
          width: fc.constant(width),
          height: fc.constant(height),
        }),
      }),
    ),
);
const by = fc.record({ x: fc.integer({ min: -3000, max: 3000 }), y: fc.integer({ min: -3000, max: 3000 }) });

describe('a crop', () => {
  test.each<[string, Partial<Crop>, boolean]>([
    ['of the whole picture', {}, true],
    ['that reaches the far edges', { left: 1180, top: 620, width: 100, height: 100 }, true],
    ['that leaves the picture', { left: 1 }, false],
    ['with a negative place', { left: -1, width: 100 }, false],
    ['of a part of a pixel', { width: 99.5 }, false],
    ['of next to nothing', { width: 31 }, false],
    ['of nothing', { height: 0 }, false],
  ])('%s: %j is taken: %s', (_name, part, fits) => {
    expect(cropFits(PICTURE, { ...wholeOf(PICTURE), ...part })).toBe(fits);
  });

  test('stays within the picture wherever it is moved', () => {
    fc.assert(
      fc.property(anyCrop, by, ({ picture, crop }, far) => {
        const moved = moveCrop(picture, crop, far);
        expect(cropFits(picture, moved)).toBe(true);
        expect([moved.width, moved.height]).toEqual([crop.width, crop.height]);
      }),
    );
  });

  test('that is pulled by a corner keeps the one across from it, and stays within the picture', () => {
    fc.assert(
      fc.property(anyCrop, by, fc.constantFrom(...CORNERS), ({ picture, crop }, far, corner) => {
        const pulled = pullCrop(picture, crop, corner, { by: far, ratio: null });
        expect(cropFits(picture, pulled)).toBe(true);
        if (corner.endsWith('left')) expect(pulled.left + pulled.width).toBe(crop.left + crop.width);
        else expect(pulled.left).toBe(crop.left);
        if (corner.startsWith('top')) expect(pulled.top + pulled.height).toBe(crop.top + crop.height);
        else expect(pulled.top).toBe(crop.top);
      }),
    );
  });

  test.each(CROP_RATIO_NAMES)('held to %s has that shape, to a pixel', (name) => {
    const ratio = CROP_RATIOS[name];
    const shaped = shapeCrop(PICTURE, wholeOf(PICTURE), ratio);
    expect(cropFits(PICTURE, shaped)).toBe(true);
    expect(Math.abs(shaped.width - shaped.height * ratio)).toBeLessThanOrEqual(ratio);
    const pulled = pullCrop(PICTURE, shaped, 'bottom-right', { by: { x: -50, y: 0 }, ratio });
    expect(pulled.width).toBe(shaped.width - 50);
    expect(Math.abs(pulled.width - pulled.height * ratio)).toBeLessThanOrEqual(ratio);
  });

  test('keeps the focal point on the same place of the file, or as near as it comes', () => {
    const half = { left: 640, top: 0, width: 640, height: 720 };
    expect(focalWithin({ x: 75, y: 40 }, wholeOf(PICTURE), half)).toEqual({ x: 50, y: 40 });
    expect(focalWithin({ x: 50, y: 40 }, half, wholeOf(PICTURE))).toEqual({ x: 75, y: 40 });
    expect(focalWithin({ x: 10, y: 40 }, wholeOf(PICTURE), half)).toEqual({ x: 0, y: 40 });
    expect(focalWithin(null, wholeOf(PICTURE), half)).toBeNull();
  });
});
