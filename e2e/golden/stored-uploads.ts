import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageRef } from '@yardsign/scene/template/brand';
import { createPictureIntake } from '@yardsign/server/platform/painting/picture-intake';
import { presizeBytes } from '@yardsign/server/platform/painting/testing/presize-bytes';
import sharp, { type Sharp } from 'sharp';

/** Pictures as members have them: uploaded, decoded, brought to size and stored by the product's own path. */

const images = join(import.meta.dirname, '../../library/demo-images');
const portrait = join(images, 'portrait-maya.jpg');
const drawnLogo = join(images, 'logo-harbor-and-pine.png');

/** Edges and colours everywhere, as a camera gives them, and nothing that compresses away. */
const scene = (width: number, height: number): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 70 } },
  }).blur(1.5);

export const PHOTOS: Record<string, () => Promise<Buffer>> = {
  'a portrait as JPEG': () => sharp(portrait).jpeg().toBuffer(),
  'a portrait as the crop dialog sends it': () => sharp(portrait).resize(1080, 1080).ensureAlpha().png().toBuffer(),
  'a see-through portrait': () => sharp(portrait).ensureAlpha(0.55).png().toBuffer(),
  'a picture in CMYK': () => scene(900, 700).toColourspace('cmyk').jpeg().toBuffer(),
  'a picture taken on its side': () => scene(1200, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'a mirrored picture': () => scene(800, 1200).withMetadata({ orientation: 5 }).jpeg().toBuffer(),
  'a small picture': () => scene(60, 60).png().toBuffer(),
  'a wide picture': () => scene(2400, 300).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
  'a grey picture': () => scene(700, 700).greyscale().jpeg().toBuffer(),
  'a picture of sixteen bits': () => scene(500, 500).toColourspace('rgb16').png().toBuffer(),
  'a GIF': () => scene(300, 300).gif().toBuffer(),
  'a picture in a wide colour space': () => scene(640, 640).withIccProfile('p3').jpeg().toBuffer(),
};

export const LOGOS: Record<string, () => Promise<Buffer>> = {
  'a drawn logo': () => readFile(drawnLogo),
  'a logo larger than its box': () => sharp(drawnLogo).resize({ width: 2600 }).png().toBuffer(),
  'a see-through logo': () => sharp(drawnLogo).ensureAlpha(0.4).png().toBuffer(),
  'a small logo': () => sharp(drawnLogo).resize({ width: 48 }).png().toBuffer(),
  'a wide logo': () => scene(1900, 100).png().toBuffer(),
  'a high logo': () => scene(100, 900).png().toBuffer(),
  'a logo as JPEG in CMYK': () => scene(800, 240).toColourspace('cmyk').jpeg().toBuffer(),
};

const idOf = (name: string) => name.replaceAll(' ', '-');

export interface StoredUploads {
  /** The stored bytes, by the name of the file. */
  stored: Record<string, Buffer>;
  /** What a brand says of each, by what it is. */
  refs: Record<string, ImageRef>;
}

/** Stores every photo and logo, as files of this folder too. */
export async function storeUploads(folder: string): Promise<StoredUploads> {
  const uploads: StoredUploads = { stored: {}, refs: {} };
  const intake = createPictureIntake();
  for (const [kind, files] of [
    ['photo', PHOTOS],
    ['logo', LOGOS],
  ] as const) {
    for (const [name, make] of Object.entries(files)) {
      const { bytes, width, height, format } = await presizeBytes(intake, await make(), kind);
      const id = `${idOf(name)}.${format === 'png' ? 'png' : 'jpg'}`;
      await writeFile(join(folder, id), bytes);
      uploads.stored[id] = bytes;
      uploads.refs[name] = { id, width, height };
    }
  }
  await intake.close();
  return uploads;
}
