import type { Sharp } from 'sharp';
import { readPictureHeader } from './picture-header.ts';
import { faultOfHeader, MOST_PIXELS, MOST_RESULT_PIXELS, type PictureFault } from './picture-limits.ts';

/** A photo of a face, a logo, or a picture that stands for a video. */
export type PresizeKind = 'photo' | 'logo' | 'poster' | 'asset' | 'slot';

export interface Presized {
  bytes: Buffer;
  width: number;
  height: number;
  format: 'jpeg' | 'png';
}

/** The file is not a picture that we take; `reason` decides what the sender is told. */
export class UnusablePicture extends Error {
  readonly reason: PictureFault;

  constructor(reason: PictureFault, cause?: unknown) {
    super(`the picture cannot be used: ${reason}`, { cause });
    this.name = 'UnusablePicture';
    this.reason = reason;
  }
}

/**
 * Twice the largest place for a photo in any template (172 pixels), and some; decoding it is a tenth of what a picture costs.
 * It is no multiple of eight: Chromium decodes a JPEG with such sides at a smaller size, and thousands of pixels of the photo then
 * differ from what the server draws (`e2e/golden/uploads.test.ts`).
 */
export const PHOTO_SIDE = 404;
const BOXES = {
  photo: { width: PHOTO_SIDE, height: PHOTO_SIDE },
  logo: { width: 960, height: 400 },
  poster: { width: 1280, height: 1280 },
  // A graphic in any of its sizes stays as it is.
  asset: { width: 1440, height: 1920 },
  // As wide as a graphic, and no multiple of eight, like a photo.
  slot: { width: 1078, height: 1078 },
} as const;

/** How far the stored picture has to be turned, and whether it is mirrored, by the number that a camera writes. */
const TURNS: Readonly<Record<number, { angle: number; mirrored: boolean }>> = {
  2: { angle: 0, mirrored: true },
  3: { angle: 180, mirrored: false },
  4: { angle: 180, mirrored: true },
  5: { angle: 270, mirrored: true },
  6: { angle: 90, mirrored: false },
  7: { angle: 90, mirrored: true },
  8: { angle: 270, mirrored: false },
};

/**
 * The size after the first step: a logo or a poster fits its box, a photo covers its square and is cut afterwards. Given to the library as
 * two numbers, so that no step makes a picture that was not counted here.
 */
function firstSize(stored: { width: number; height: number }, kind: PresizeKind, sideways: boolean) {
  const box = BOXES[kind];
  const [across, down] = sideways ? [box.height, box.width] : [box.width, box.height];
  const scales = [across / stored.width, down / stored.height];
  const scale = kind === 'photo' ? Math.max(...scales) : Math.min(1, ...scales);
  const size = (side: number, least: number) => Math.max(least, Math.round(side * scale));
  const least = kind === 'photo' ? PHOTO_SIDE : 1;
  return { width: size(stored.width, least), height: size(stored.height, least) };
}

/** How much longer than wide a photo still is when the square with the most to see is looked for. */
const MOST_PHOTO_RATIO = 5;

/** The middle of a photo that is a strip, all of anything else: the ends of a strip would only be held in memory and cut off. */
function middleOf({ width, height }: { width: number; height: number }, kind: PresizeKind) {
  const most = kind === 'photo' ? MOST_PHOTO_RATIO * PHOTO_SIDE : Infinity;
  const [across, down] = [Math.min(width, most), Math.min(height, most)];
  return {
    left: Math.floor((width - across) / 2),
    top: Math.floor((height - down) / 2),
    ...{ width: across, height: down },
  };
}

/**
 * Brings an upload to the size that graphics need, once, so that none of the thousands of drawings after it has to: a photo
 * becomes a square of `PHOTO_SIDE`, a logo fits in 960 × 400, a poster in 1280 × 1280, a picture that is kept as it is in 1440 × 1920. Turned upright, in sRGB with eight bits, without metadata.
 *
 * Runs in the process for untrusted pictures. The picture is made small as it is stored and turned only then: turning it
 * first would need all of it in memory.
 *
 * @throws UnusablePicture
 */
export async function presize(bytes: Buffer, kind: PresizeKind): Promise<Presized> {
  const header = readPictureHeader(bytes);
  const fault = faultOfHeader(header);
  if (fault !== undefined || header === undefined) throw new UnusablePicture(fault ?? 'not-an-image');
  // Loaded with the first upload: it takes a tenth of a second, which a start must not.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const decoding = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true, autoOrient: false } as const;
  const damaged = (cause: unknown) => {
    throw new UnusablePicture('damaged', cause);
  };
  const picture = sharp(bytes, decoding);
  const { width, height, orientation = 1 } = await picture.metadata().catch(damaged);
  // What was counted must be what is decoded.
  if (width !== header.width || height !== header.height) throw new UnusablePicture('damaged');
  const size = firstSize(header, kind, orientation > 4);
  if (size.width * size.height > MOST_RESULT_PIXELS) throw new UnusablePicture('too-many-pixels');
  const small = await picture
    .toColourspace('srgb')
    .resize({ ...size, fit: 'fill' })
    .extract(middleOf(size, kind))
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(damaged);
  const upright = finish(sharp(small.data, { raw: small.info }), orientation, kind);
  const asPng = kind === 'logo' || isSeeThrough(small.data, small.info.channels);
  const encoded = asPng ? upright.png({ compressionLevel: 9 }) : upright.removeAlpha().jpeg({ quality: 90 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch(damaged);
  return { bytes: data, width: info.width, height: info.height, format: asPng ? 'png' : 'jpeg' };
}

/** Whether any pixel lets the ground through: programs write an alpha channel for photos that have no use for it. */
function isSeeThrough(pixels: Buffer, channels: number): boolean {
  if (channels !== 2 && channels !== 4) return false;
  for (let at = channels - 1; at < pixels.length; at += channels) if (pixels[at] !== 255) return true;
  return false;
}

/** The small picture turned upright, and a photo cut to the square with the most to see. */
function finish(small: Sharp, orientation: number, kind: PresizeKind): Sharp {
  const turn = TURNS[orientation];
  if (turn !== undefined) small.rotate(turn.angle).flop(turn.mirrored);
  return kind === 'photo' ? small.resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'cover', position: 'attention' }) : small;
}
