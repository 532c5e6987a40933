import { boxAt, boxesOf } from './boxes.ts';
import { defaultDurations, fragmentDurations, readTrack, statedSeconds, type Track } from './tracks.ts';

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
  /** In pixels, as it is shown. */
  width: number;
  height: number;
  /** How its pictures are encoded, by four letters: `avc1` is H.264; empty where it does not say. */
  codec: string;
  /** The same of its sound, where `mp4a` is AAC; null without sound. */
  soundCodec: string | null;
}

/** What programs and phones write at the start of an MP4; `qt  ` is a QuickTime movie. */
const MP4_BRANDS = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|mmp4|3gp[4-7])$/;
/** A recording in fragments has two a second. */
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

/**
 * As long as the longest of what the movie says of itself and what the samples of each track come to, those in fragments included;
 * undefined for one that has no length.
 */
function secondsOf(index: Buffer, tracks: readonly Track[], fragments: readonly Buffer[]): number | undefined {
  const header = boxAt(index, 'mvhd');
  if (!header) return undefined;
  const defaults = defaultDurations(boxAt(index, 'mvex'));
  const added = fragments.map((fragment) => fragmentDurations(fragment, defaults));
  const lengths = tracks.map(({ id, timescale, duration }) => {
    const whole = added.reduce((sum, durations) => sum + (durations.get(id) ?? 0), duration);
    return timescale === 0 ? Infinity : whole / timescale;
  });
  const seconds = Math.max(statedSeconds(header), ...lengths);
  return seconds > 0 && Number.isFinite(seconds) ? seconds : undefined;
}

/** The tracks of a movie; none of one of references. */
function tracksOf(index: Buffer): Track[] {
  const boxes = [...boxesOf(index)];
  if (boxes.some(({ type }) => type === 'rmra')) return [];
  return boxes.filter(({ type }) => type === 'trak').map(({ body }) => readTrack(body));
}

/**
 * Reads of an MP4 or a QuickTime movie what it is, how long and how large, without decoding it. Undefined for every other file, and for
 * one that is cut off, without pictures, or that shows what lies in another file.
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
    const inside = async ({ type, at, bytes }: Place) => boxAt(await source.read(at, bytes), type) ?? Buffer.alloc(0);
    const pieces = boxes.filter(({ type }) => type === 'moof');
    if (pieces.reduce((sum, { bytes }) => sum + bytes, index.bytes) > MOST_INDEX_BYTES) return undefined;
    const fragments: Buffer[] = [];
    for (const piece of pieces) fragments.push(await inside(piece));
    const told = await inside(index);
    const tracks = tracksOf(told);
    const seconds = secondsOf(told, tracks, fragments);
    const pictures = tracks.find(({ isVideo }) => isVideo);
    if (!format || seconds === undefined || !pictures) return undefined;
    const { width, height, codec } = pictures;
    const soundCodec = tracks.find(({ isSound }) => isSound)?.codec ?? null;
    return { format, seconds, width, height, codec, soundCodec };
  } catch (error) {
    // The file ends before what it announces.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
