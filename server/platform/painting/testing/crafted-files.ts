import { crc32, deflateSync } from 'node:zlib';

/** Files written byte by byte, because no honest encoder writes them. */

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

export interface CraftedPng {
  width: number;
  height: number;
  depth: number;
  /** 0 grey, 2 colour, 3 palette, 4 grey with transparency, 6 colour with transparency. */
  colour: number;
  interlaced?: boolean;
  /** Chunks between the header and the pixels. */
  extra?: readonly (readonly [type: string, data: Buffer])[];
  /** Pixels to write instead of those that the header promises. */
  pixels?: Buffer;
}

const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Where each of the seven passes begins and how far apart its pixels are. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function plainPixels({ width, height, depth, colour, interlaced }: CraftedPng): Buffer {
  const rowBytes = (columns: number) => 1 + Math.ceil((columns * depth * (SAMPLES[colour] ?? 1)) / 8);
  if (!interlaced) return Buffer.alloc(rowBytes(width) * height);
  const sizes = PASSES.map(([x, y, across, down]) => {
    const [columns, rows] = [Math.ceil((width - x) / across), Math.ceil((height - y) / down)];
    return columns > 0 && rows > 0 ? rowBytes(columns) * rows : 0;
  });
  return Buffer.alloc(sizes.reduce((sum, size) => sum + size, 0));
}

/** A PNG of one colour with any header. */
export function craftPng(png: CraftedPng): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(png.width, 0);
  header.writeUInt32BE(png.height, 4);
  header.set([png.depth, png.colour, 0, 0, png.interlaced ? 1 : 0], 8);
  const extra = (png.extra ?? []).map(([type, data]) => chunk(type, data));
  if (png.colour === 3) extra.push(chunk('PLTE', Buffer.alloc(6, 0x7f)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(png.pixels ?? plainPixels(png), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export interface CraftedGif {
  width: number;
  height: number;
  frames?: number;
  /** Size of a frame when it is not that of the screen. */
  frame?: { width: number; height: number };
}

/** A GIF whose frames hold one pixel each, whatever they claim. */
export function craftGif({ width, height, frames = 1, frame = { width, height } }: CraftedGif): Buffer {
  const screen = Buffer.alloc(13);
  screen.write('GIF89a', 'latin1');
  screen.writeUInt16LE(width, 6);
  screen.writeUInt16LE(height, 8);
  screen.writeUInt8(0x80, 10);
  const image = Buffer.alloc(10);
  image.writeUInt8(0x2c, 0);
  image.writeUInt16LE(frame.width, 5);
  image.writeUInt16LE(frame.height, 7);
  const one = Buffer.concat([image, Buffer.from([2, 2, 0x44, 0x01, 0])]);
  return Buffer.concat([screen, Buffer.alloc(6, 0x55), ...Array.from({ length: frames }, () => one), Buffer.from(';')]);
}

/** The place of the frame header in a JPEG. */
function frameOf(jpeg: Buffer): number {
  for (const marker of [0xc0, 0xc2]) {
    const at = jpeg.indexOf(Buffer.from([0xff, marker]));
    if (at >= 0) return at;
  }
  throw new Error('the JPEG has no frame header');
}

/** A JPEG whose header claims another size than its data has. */
export function claimJpegSize(jpeg: Buffer, size: { width: number; height: number }): Buffer {
  const out = Buffer.from(jpeg);
  const at = frameOf(out);
  out.writeUInt16BE(size.height, at + 5);
  out.writeUInt16BE(size.width, at + 7);
  return out;
}

/** A JPEG that sends its last scan again and again. */
export function repeatLastScan(jpeg: Buffer, times: number): Buffer {
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), jpeg.length - 2);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: times }, () => scan), jpeg.subarray(-2)]);
}

/** A JPEG with two frame headers, of which a careless reader believes the first. */
export function doubleFrame(jpeg: Buffer, size: { width: number; height: number }): Buffer {
  const at = frameOf(jpeg);
  const frame = Buffer.from(jpeg.subarray(at, at + 2 + jpeg.readUInt16BE(at + 2)));
  frame.writeUInt16BE(size.height, 5);
  frame.writeUInt16BE(size.width, 7);
  return Buffer.concat([jpeg.subarray(0, at), frame, jpeg.subarray(at)]);
}

/** A BMP of one colour; only its header tells its size. */
export function craftBmp({ width, height }: { width: number; height: number }): Buffer {
  const out = Buffer.alloc(54 + 64);
  out.write('BM', 'latin1');
  out.writeUInt32LE(out.length, 2);
  out.writeUInt32LE(54, 10);
  out.writeUInt32LE(40, 14);
  out.writeInt32LE(width, 18);
  out.writeInt32LE(height, 22);
  out.writeUInt16LE(1, 26);
  out.writeUInt16LE(24, 28);
  return out;
}
