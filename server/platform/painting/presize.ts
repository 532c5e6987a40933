export type PresizeKind = 'photo' | 'logo';

export interface Presized {
  bytes: Buffer;
  width: number;
  height: number;
  format: 'jpeg' | 'png';
}

/** The file is not a picture that we take; `reason` is for the log, not for people. */
class UnusablePicture extends Error {
  readonly reason: 'not-an-image' | 'too-many-pixels' | 'damaged';

  constructor(reason: UnusablePicture['reason'], cause?: unknown) {
    super(`the picture cannot be used: ${reason}`, { cause });
    this.name = 'UnusablePicture';
    this.reason = reason;
  }
}

const MOST_PIXELS = 40_000_000;
/** Twice the largest place for a photo in any template (172 pixels), and some; decoding it is a tenth of what a picture costs. */
const PHOTO_SIDE = 400;
const LOGO = { width: 960, height: 400 };

/** What the bytes are, whatever the file is called. SVG is left out on purpose: it can fetch and run things. */
const MAGIC: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => bytes.toString('latin1', 0, 4) === 'GIF8',
  (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp' && /^(?:avif|avis)/.test(bytes.toString('latin1', 8, 12)),
];

/**
 * Brings an upload to the size that graphics need, once, so that none of the thousands of drawings after it has to: a photo
 * becomes a 400 × 400 JPEG (PNG when it has transparency), a logo a PNG inside 960 × 400. Turned upright, metadata removed.
 * @throws UnusablePicture
 */
export async function presize(bytes: Buffer, kind: PresizeKind): Promise<Presized> {
  if (!MAGIC.some((matches) => matches(bytes))) throw new UnusablePicture('not-an-image');
  // Loaded with the first upload: it takes a tenth of a second, which a start must not.
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { width, height, hasAlpha } = await picture.metadata().catch((cause: unknown) => {
    throw new UnusablePicture('damaged', cause);
  });
  if (width * height > MOST_PIXELS) throw new UnusablePicture('too-many-pixels');
  const upright = picture.autoOrient().toColourspace('srgb');
  const sized =
    kind === 'photo'
      ? upright.resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'cover', position: 'attention' })
      : upright.resize({ ...LOGO, fit: 'inside', withoutEnlargement: true });
  const asPng = kind === 'logo' || hasAlpha;
  const encoded = asPng ? sized.png({ compressionLevel: 9 }) : sized.jpeg({ quality: 90 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch((cause: unknown) => {
    throw new UnusablePicture('damaged', cause);
  });
  return { bytes: data, width: info.width, height: info.height, format: asPng ? 'png' : 'jpeg' };
}
