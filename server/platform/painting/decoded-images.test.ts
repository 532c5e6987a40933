import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodedImages } from './decoded-images.ts';

const picture = async (side: number): Promise<Uint8Array> => {
  const create = { width: side, height: side, channels: 3, background: '#1f7a4d' } as const;
  return sharp({ create }).png().toBuffer();
};

test('keeps a picture, so that its file is needed once', async () => {
  const images = decodedImages();
  const first = await images.of(['a'], { a: await picture(8) });
  const again = await images.of(['a'], {});
  expect(again.get('a')).toBe(first.get('a'));
});

test('says which file was not given and which cannot be decoded', async () => {
  const images = decodedImages();
  await expect(images.of(['a'], {})).rejects.toThrow('the file of image a was not given');
  await expect(images.of(['a'], { a: new Uint8Array() })).rejects.toThrow('image a cannot be decoded');
});

test('pictures of one graphic stay whole though they outweigh what is kept, and are told apart afterwards', async () => {
  const images = decodedImages();
  // Each alone is more than the 16 MB that are kept.
  const files = { a: await picture(2100), b: await picture(2101), c: await picture(2102) };
  const sides = (found: Map<string, { width: number }>) => [...found].map(([id, { width }]) => [id, width]);
  const expected = [
    ['a', 2100],
    ['b', 2101],
    ['c', 2102],
  ];
  expect(sides(await images.of(['a', 'b', 'c'], files))).toEqual(expected);
  expect(sides(await images.of(['a', 'b', 'c'], files))).toEqual(expected);
});

test('refuses a file that says it has more pixels than any picture of ours, before it is decoded', async () => {
  const images = decodedImages();
  await expect(images.of(['a'], { a: await picture(2300) })).rejects.toThrow('image a has too many pixels');
});
