import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPictureHeader } from './picture-header.ts';
import { faultOfHeader } from './picture-limits.ts';
import { presize } from './presize.ts';

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 30, g: 120, b: 80, alpha: 0.5 } } });

test('a photo becomes a square JPEG of 404', async () => {
  const sized = await presize(await plain(1500, 2100).jpeg().toBuffer(), 'photo');
  expect(sized).toMatchObject({ width: 404, height: 404, format: 'jpeg' });
});

test.each([
  ['lying', { width: 6000, height: 300 }, { left: 2850, top: 0 }],
  ['standing', { width: 300, height: 6000 }, { left: 0, top: 2850 }],
])(
  'a photo that is a strip, %s, becomes a square of its middle, whatever is at its ends',
  async (_how, size, middle) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const busyEnds = sharp({ create: { ...size, channels: 3, background: '#000', noise } });
    const half = { width: Math.min(3000, size.width), height: Math.min(3000, size.height) };
    const calm = { create: { ...half, channels: 3 as const, background: '#ffffff' } };
    const red = { create: { width: 300, height: 300, channels: 3 as const, background: '#ff0000' } };
    const at = { left: middle.left && 1500, top: middle.top && 1500 };
    const strip = await busyEnds
      .composite([
        { input: calm, ...at },
        { input: red, ...middle },
      ])
      .png({ compressionLevel: 1 })
      .toBuffer();
    const sized = await presize(strip, 'photo');
    expect(sized).toMatchObject({ width: 404, height: 404, format: 'jpeg' });
    const { channels } = await sharp(sized.bytes).stats();
    // Red, on white: nothing of the ends, which are grey and busier than anything.
    expect(channels[0]?.mean).toBeGreaterThan(245);
  },
);

test('a photo with transparency keeps it', async () => {
  const sized = await presize(await plain(800, 800, 4).png().toBuffer(), 'photo');
  expect(sized.format).toBe('png');
  expect((await sharp(sized.bytes).metadata()).hasAlpha).toBe(true);
});

test('a logo is fitted into 960 by 400 and never enlarged', async () => {
  expect(await presize(await plain(3000, 900, 4).png().toBuffer(), 'logo')).toMatchObject({
    width: 960,
    height: 288,
    format: 'png',
  });
  expect(await presize(await plain(200, 80, 4).png().toBuffer(), 'logo')).toMatchObject({ width: 200, height: 80 });
});

test('a photo taken with the camera on its side stands upright, and carries no metadata on', async () => {
  const half = { create: { width: 400, height: 800, channels: 3 as const, background: '#ffffff' } };
  const sideways = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#000000' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '30/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { bytes } = await presize(sideways, 'photo');
  const { orientation, exif } = await sharp(bytes).metadata();
  expect([orientation, exif]).toEqual([undefined, undefined]);
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const redAt = (x: number, y: number) => data[(y * 404 + x) * 3];
  expect(redAt(200, 20)).toBeGreaterThan(240);
  expect(redAt(200, 380)).toBeLessThan(15);
});

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['text', Buffer.from('hello')],
  ['nothing', Buffer.alloc(0)],
])('%s is refused by its bytes', async (_, bytes) => {
  await expect(presize(bytes, 'photo')).rejects.toMatchObject({ reason: 'not-an-image' });
});

test('a file that ends in the middle is refused', async () => {
  const whole = await plain(600, 600).jpeg().toBuffer();
  await expect(presize(whole.subarray(0, whole.length / 2), 'photo')).rejects.toMatchObject({ reason: 'damaged' });
});

test('a picture of more than 50 million pixels is refused before it is decoded', async () => {
  const bomb = await plain(8000, 6400).png({ compressionLevel: 9 }).toBuffer();
  await expect(presize(bomb, 'photo')).rejects.toMatchObject({ reason: 'too-many-pixels' });
});

test('a picture of two thousand pixels on each side is taken however it is packed, as people are told', async () => {
  const create = { width: 2000, height: 2000, channels: 4, background: '#2a7d4f' } as const;
  const packed = [
    await sharp({ create }).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    await sharp({ create }).toColourspace('cmyk').jpeg({ progressive: true }).toBuffer(),
    await sharp({ create }).png({ progressive: true, compressionLevel: 9 }).toBuffer(),
    await sharp({ create }).gif().toBuffer(),
  ];
  for (const bytes of packed) expect(faultOfHeader(readPictureHeader(bytes))).toBeUndefined();
});
