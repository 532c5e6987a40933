/** What the first bytes and the structure of a file say about a picture, read without decoding it. */
export interface PictureHeader {
  format: 'jpeg' | 'png' | 'gif';
  /** As stored: a camera's note to turn it is not followed yet. */
  width: number;
  height: number;
  /** Bytes of all its pixels once decoded, whether or not they are ever in memory together. */
  decodedBytes: number;
  /** Bytes that a decoder must hold at once; 0 when it can go row by row. */
  heldBytes: number;
}

const SAMPLES_OF_PNG_COLOUR: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };
const RGBA = 4;
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Reads the header of a JPEG, a PNG or a GIF; the name and the declared type of a file are only claims. Undefined for every
 * other kind, SVG among them (it can fetch and run things), and for a header that no honest program writes.
 */
export function readPictureHeader(bytes: Buffer): PictureHeader | undefined {
  try {
    if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return readPng(bytes);
    if (bytes.length > 2 && bytes.readUInt16BE(0) === 0xffd8) return readJpeg(bytes);
    return /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)) ? readGif(bytes) : undefined;
  } catch (error) {
    // The file ends before its header does.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readPng(bytes: Buffer): PictureHeader | undefined {
  if (bytes.readUInt32BE(8) !== 13 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [depth, colour, interlace] = [bytes.readUInt8(24), bytes.readUInt8(25), bytes.readUInt8(28)];
  const samples = SAMPLES_OF_PNG_COLOUR[colour];
  if (samples === undefined || ![1, 2, 4, 8, 16].includes(depth) || interlace > 1) return undefined;
  // Fewer than eight bits are spread to eight, a palette becomes colours with transparency, and sixteen bits are made small as
  // numbers of thirty-two.
  const bytesPerSample = depth === 16 ? 4 : 1;
  const decodedBytes = width * height * samples * bytesPerSample;
  return { format: 'png', width, height, decodedBytes, heldBytes: interlace === 1 ? decodedBytes : 0 };
}

const SCAN = 0xda;
const END = 0xd9;
/** Baseline, extended and progressive, with Huffman codes: what cameras and programs write. */
const FRAMES = [0xc0, 0xc1, 0xc2];
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** A progressive picture has about ten. Each is one more walk over all of it, so that a small file could keep a decoder busy for minutes. */
const MOST_SCANS = 24;

interface JpegFrame {
  width: number;
  height: number;
  components: number;
  coefficientBytes: number;
}

function readJpegFrame(bytes: Buffer, at: number): JpegFrame | undefined {
  const [precision, height, width] = [bytes.readUInt8(at), bytes.readUInt16BE(at + 1), bytes.readUInt16BE(at + 3)];
  const components = bytes.readUInt8(at + 5);
  if (precision !== 8 || ![1, 3, 4].includes(components)) return undefined;
  const factors = Array.from({ length: components }, (_, i) => bytes.readUInt8(at + 7 + i * 3));
  const [across, down] = [factors.map((factor) => factor >> 4), factors.map((factor) => factor & 15)];
  if ([...across, ...down].some((factor) => factor < 1 || factor > 4)) return undefined;
  const [mostAcross, mostDown] = [Math.max(...across), Math.max(...down)];
  const share = factors.reduce((sum, factor) => sum + (factor >> 4) * (factor & 15), 0) / (mostAcross * mostDown);
  return { width, height, components, coefficientBytes: width * height * share * 2 };
}

/** The segments of a file up to its end, each by its marker and where its length stands. */
function* segmentsOf(bytes: Buffer): Generator<{ marker: number; at: number }> {
  let at = 2;
  while (at + 4 <= bytes.length) {
    // Between segments, and after the packed data of a scan, the next marker is looked for; a zero after FF is packed data.
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.length) return;
    const marker = bytes.readUInt8(at + 1);
    if (marker === END) return;
    if (marker === 0xff) at += 1;
    else if (marker === 0 || marker === 1 || isRestart(marker)) at += 2;
    else {
      yield { marker, at: at + 2 };
      at += 2 + bytes.readUInt16BE(at + 2);
    }
  }
}

function readJpeg(bytes: Buffer): PictureHeader | undefined {
  let frame: JpegFrame | undefined;
  let scans = 0;
  let inOneScan = true;
  for (const { marker, at } of segmentsOf(bytes)) {
    if (isFrame(marker)) {
      if (frame !== undefined || !FRAMES.includes(marker)) return undefined;
      frame = readJpegFrame(bytes, at + 2);
      if (frame === undefined) return undefined;
      inOneScan = marker !== 0xc2;
    }
    if (marker === SCAN) {
      scans += 1;
      if (frame === undefined || scans > MOST_SCANS) return undefined;
      if (bytes.readUInt8(at + 2) !== frame.components) inOneScan = false;
    }
  }
  if (frame === undefined || scans === 0) return undefined;
  const { width, height, components, coefficientBytes } = frame;
  const heldBytes = inOneScan && scans === 1 ? 0 : coefficientBytes;
  return { format: 'jpeg', width, height, decodedBytes: width * height * components, heldBytes };
}

const GIF_IMAGE = 0x2c;
const GIF_EXTENSION = 0x21;
/** Only the first is kept, yet a decoder looks for all of them first. */
const MOST_FRAMES = 2000;
const colourTable = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** A frame may be larger than the screen that the header names, and decoders then make room for it: all frames are looked at. */
function readGif(bytes: Buffer): PictureHeader | undefined {
  let [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  let frames = 0;
  let at = 13 + colourTable(bytes.readUInt8(10));
  const skipBlocks = () => {
    while (at < bytes.length && bytes.readUInt8(at) !== 0) at += 1 + bytes.readUInt8(at);
    at += 1;
  };
  while (at < bytes.length) {
    const kind = bytes.readUInt8(at);
    if (kind === GIF_IMAGE && at + 10 <= bytes.length) {
      width = Math.max(width, bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5));
      height = Math.max(height, bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7));
      frames += 1;
      at += 11 + colourTable(bytes.readUInt8(at + 9));
      skipBlocks();
    } else if (kind === GIF_EXTENSION) {
      at += 2;
      skipBlocks();
    } else break;
  }
  const decodedBytes = width * height * RGBA;
  return frames === 0 || frames > MOST_FRAMES
    ? undefined
    : { format: 'gif', width, height, decodedBytes, heldBytes: decodedBytes };
}
