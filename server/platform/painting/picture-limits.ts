import type { PictureHeader } from './picture-header.ts';

/**
 * How much work a picture may be. The figures keep the worst file below a second and 150 MB in the process that decodes it
 * (`hostile-pictures.deep.test.ts` measures it), and let through what phones, cameras and drawing programs make: photos of
 * 50 megapixels, wordmarks twenty times as wide as high.
 */
const MOST = { side: 16_384, ratio: 20, pixels: 50_000_000, decodedBytes: 150_000_000, heldBytes: 38_000_000 };

export type PictureFault = 'not-an-image' | 'too-many-pixels' | 'too-narrow' | 'damaged' | 'too-heavy';

/** What speaks against decoding a picture, by its header alone. */
export function faultOfHeader(header: PictureHeader | undefined): PictureFault | undefined {
  if (header === undefined) return 'not-an-image';
  const { width, height, decodedBytes, heldBytes } = header;
  if (width < 1 || height < 1) return 'damaged';
  if (Math.max(width, height) > MOST.side || width * height > MOST.pixels) return 'too-many-pixels';
  if (ratioOf(header) > MOST.ratio) return 'too-narrow';
  return decodedBytes > MOST.decodedBytes || heldBytes > MOST.heldBytes ? 'too-many-pixels' : undefined;
}

function ratioOf({ width, height }: { width: number; height: number }): number {
  return Math.max(width / height, height / width);
}

/** The most pixels that are decoded at all, for the decoder's own check. */
export const MOST_PIXELS = MOST.pixels;

/** The most pixels that any step after the decoder may have: a photo before it is cut, at the largest ratio. */
export const MOST_RESULT_PIXELS = 404 * 404 * MOST.ratio;
