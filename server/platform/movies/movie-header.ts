import { boxAt, boxesOf } from './boxes.ts';

/** What of a movie is looked at: its size, and any part of it. */
export interface MovieSource {
  bytes: number;
  /** Fewer bytes than wanted only at the end. */
  read(at: number, length: number): Promise<Buffer>;
}

export interface MovieHeader {
  format: 'mp4' | 'mov';
  /** As long as the longest of what the movie says of itself and what its samples come to. */
  seconds: number;
}

/** What programs and phones write at the start of an MP4; `qt  ` is a QuickTime movie. */
const MP4_BRANDS = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|mmp4|3gp[4-7])$/;
const MOST_BOXES = 200;
/** The index of thirty seconds is some tens of kilobytes; of an hour it is a few megabytes. */
const MOST_INDEX_BYTES = 8_000_000;
const BOX_HEAD_BYTES = 16;

interface Place {
  type: string;
  at: number;
  bytes: number;
}

/** The outermost boxes of a file, which must fill it to its end: what hangs on behind is no movie. */
async function outerBoxes(source: MovieSource): Promise<Place[] | undefined> {
  const boxes: Place[] = [];
  let at = 0;
  while (at < source.bytes) {
    const head = await source.read(at, BOX_HEAD_BYTES);
    const type = head.toString('latin1', 4, 8);
    let size = head.readUInt32BE(0);
    if (size === 1) size = Number(head.readBigUInt64BE(8));
    else if (size === 0) size = source.bytes - at;
    if (size < 8 || at + size > source.bytes || boxes.length >= MOST_BOXES || !/^[\x20-\x7e]{4}$/.test(type))
      return undefined;
    boxes.push({ type, at, bytes: size });
    at += size;
  }
  return boxes;
}

/** Seconds that a header of a movie or of a track states. */
function statedSeconds(header: Buffer): number {
  const long = header.readUInt8(0) === 1;
  const timescale = header.readUInt32BE(long ? 20 : 12);
  const duration = long ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return timescale === 0 ? Infinity : duration / timescale;
}

/** Seconds that the samples of a track come to, whatever its header states. */
function sampleSeconds(timescale: number, times: Buffer): number {
  const entries = times.readUInt32BE(4);
  let duration = 0;
  for (let entry = 0; entry < entries; entry += 1)
    duration += times.readUInt32BE(8 + entry * 8) * times.readUInt32BE(12 + entry * 8);
  return timescale === 0 ? Infinity : duration / timescale;
}

/** Whether all that a track shows is in this file: another file may not be named. */
function isSelfContained(references: Buffer): boolean {
  return [...boxesOf(references.subarray(8))].every(({ body }) => (body.readUInt32BE(0) & 1) === 1);
}

/** How long a track is, and whether it is one of pictures. @throws RangeError for one that is cut off or points elsewhere */
function readTrack(track: Buffer): { seconds: number; isVideo: boolean } {
  const header = boxAt(track, 'mdia', 'mdhd');
  const kind = boxAt(track, 'mdia', 'hdlr')?.toString('latin1', 8, 12);
  const times = boxAt(track, 'mdia', 'minf', 'stbl', 'stts');
  const references = boxAt(track, 'mdia', 'minf', 'dinf', 'dref');
  if (!header || !times || !references || !isSelfContained(references)) throw new RangeError('a track is not whole');
  const timescale = header.readUInt32BE(header.readUInt8(0) === 1 ? 20 : 12);
  return { seconds: sampleSeconds(timescale, times), isVideo: kind === 'vide' };
}

function readIndex(index: Buffer): number | undefined {
  const header = boxAt(index, 'mvhd');
  const boxes = [...boxesOf(index)];
  // A movie in fragments says nothing of its length, and one of references is in other files.
  if (!header || boxes.some(({ type }) => type === 'mvex' || type === 'rmra')) return undefined;
  const tracks = boxes.filter(({ type }) => type === 'trak').map(({ body }) => readTrack(body));
  if (!tracks.some(({ isVideo }) => isVideo)) return undefined;
  const seconds = Math.max(statedSeconds(header), ...tracks.map((track) => track.seconds));
  return seconds > 0 && Number.isFinite(seconds) ? seconds : undefined;
}

/**
 * Reads of an MP4 or a QuickTime movie what it is and how long it is, without decoding it. Undefined for every other file, and for
 * one that is cut off, in fragments, without pictures, or that shows what lies in another file.
 */
export async function readMovieHeader(source: MovieSource): Promise<MovieHeader | undefined> {
  try {
    const boxes = (await outerBoxes(source)) ?? [];
    const [first] = boxes;
    const indexes = boxes.filter(({ type }) => type === 'moov');
    const [index] = indexes;
    if (first?.type !== 'ftyp' || !index || indexes.length > 1 || index.bytes > MOST_INDEX_BYTES) return undefined;
    if (!boxes.some(({ type }) => type === 'mdat')) return undefined;
    const brand = (await source.read(8, 4)).toString('latin1');
    const format = brand === 'qt  ' ? 'mov' : MP4_BRANDS.test(brand) ? 'mp4' : undefined;
    const body = boxAt(await source.read(index.at, index.bytes), 'moov');
    const seconds = body && readIndex(body);
    return format && seconds !== undefined ? { format, seconds } : undefined;
  } catch (error) {
    // The file ends before what it announces.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
