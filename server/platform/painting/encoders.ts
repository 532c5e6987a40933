import type { Canvas } from '@napi-rs/canvas';

/** Turns a finished canvas into the bytes of a file. The same pixels give the same bytes. */
type Encode = (canvas: Canvas) => Uint8Array | Promise<Uint8Array>;

export interface Encoders {
  jpeg: Encode;
  png: Encode;
}

/**
 * Looked at three times enlarged, red on cream and white on red, quality 90 hides the halved chroma; full chroma costs 2.3 ms
 * of 5 and a third more bytes, and the networks halve it anyway.
 */
const JPEG_QUALITY = 90;

/** The fastest encoders that this machine can load, each with slower ones behind it (10 and 25 times slower at the end). */
export async function loadEncoders(): Promise<Encoders> {
  return {
    jpeg: (await turboJpeg()) ?? (await sharpJpeg()) ?? ((canvas) => canvas.encodeSync('jpeg', JPEG_QUALITY)),
    png: (await fastPng()) ?? ((canvas) => canvas.encodeSync('png')),
  };
}

async function optional<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch {
    // A native module without a build for this machine; the next encoder in line takes over.
    return undefined;
  }
}

async function turboJpeg(): Promise<Encode | undefined> {
  const turbo = await optional(async () => (await import('@julusian/jpeg-turbo')).default);
  if (turbo === undefined) return undefined;
  let room = Buffer.alloc(0);
  return (canvas) => {
    const { width, height } = canvas;
    const subsampling = turbo.SAMP_420;
    const needed = turbo.bufferSize({ width, height, subsampling });
    if (room.length < needed) room = Buffer.alloc(needed);
    const options = { format: turbo.FORMAT_RGBA, width, height, quality: JPEG_QUALITY, subsampling };
    return Uint8Array.from(turbo.compressSync(canvas.data(), room, options));
  };
}

async function sharpJpeg(): Promise<Encode | undefined> {
  const sharp = await optional(async () => (await import('sharp')).default);
  if (sharp === undefined) return undefined;
  return (canvas) => {
    const raw = { width: canvas.width, height: canvas.height, channels: 4 as const };
    const options = { quality: JPEG_QUALITY, chromaSubsampling: '4:2:0', optimiseCoding: false };
    return sharp(canvas.data(), { raw }).removeAlpha().jpeg(options).toBuffer();
  };
}

async function fastPng(): Promise<Encode | undefined> {
  const image = await optional(() => import('@napi-rs/image'));
  if (image === undefined) return undefined;
  const options = { compressionType: image.CompressionType.Fast, filterType: image.FilterType.Paeth };
  return (canvas) => image.Transformer.fromRgbaPixels(canvas.data(), canvas.width, canvas.height).pngSync(options);
}
