import { boxAt, boxesOf } from './boxes.ts';

/** A track as the index of a movie tells of it. */
export interface Track {
  id: number;
  /** Units a second. */
  timescale: number;
  isVideo: boolean;
  isSound: boolean;
  /** Units that its samples come to. */
  duration: number;
  /** How it is encoded, by the four letters of its kind of sample: `avc1` is H.264, `mp4a` AAC; empty where it does not say. */
  codec: string;
  /** In pixels, as it is shown: a film that was turned while it was taken is turned back. */
  width: number;
  height: number;
}

const isLong = (header: Buffer) => header.readUInt8(0) === 1;
const flagsOf = (body: Buffer) => body.readUIntBE(1, 3);

/** Seconds that the header of a movie states. */
export function statedSeconds(header: Buffer): number {
  const timescale = header.readUInt32BE(isLong(header) ? 20 : 12);
  const duration = isLong(header) ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return timescale === 0 ? Infinity : duration / timescale;
}

/** Units that the samples of a track come to, whatever its header states. */
function durationOf(times: Buffer): number {
  const entries = times.readUInt32BE(4);
  let duration = 0;
  for (let entry = 0; entry < entries; entry += 1)
    duration += times.readUInt32BE(8 + entry * 8) * times.readUInt32BE(12 + entry * 8);
  return duration;
}

/** Whether all that a track shows is in this file: another file may not be named. */
function isSelfContained(references: Buffer): boolean {
  return [...boxesOf(references.subarray(8))].every(({ body }) => (body.readUInt32BE(0) & 1) === 1);
}

/** The four letters of its first kind of sample. */
function codecOf(descriptions: Buffer | undefined): string {
  return descriptions === undefined || descriptions.length < 16 ? '' : descriptions.toString('latin1', 12, 16);
}

/** The last two numbers of a track's head, in whole pixels; before them stands how it is turned. */
function shownSize(head: Buffer): { width: number; height: number } {
  const [width, height] = [8, 4].map((behind) => head.readUInt32BE(head.length - behind) / 0x10000);
  const turn = head.length - 44;
  const isOnItsSide = head.readInt32BE(turn) === 0 && head.readInt32BE(turn + 16) === 0;
  const [shownWidth = 0, shownHeight = 0] = isOnItsSide ? [height, width] : [width, height];
  return { width: Math.round(shownWidth), height: Math.round(shownHeight) };
}

/** @throws RangeError for a track that is cut off, or that shows what lies in another file */
export function readTrack(track: Buffer): Track {
  const head = boxAt(track, 'tkhd');
  const header = boxAt(track, 'mdia', 'mdhd');
  const kind = boxAt(track, 'mdia', 'hdlr')?.toString('latin1', 8, 12);
  const times = boxAt(track, 'mdia', 'minf', 'stbl', 'stts');
  const references = boxAt(track, 'mdia', 'minf', 'dinf', 'dref');
  if (!head || !header || !times || !references || !isSelfContained(references))
    throw new RangeError('a track is not whole');
  return {
    id: head.readUInt32BE(isLong(head) ? 20 : 12),
    timescale: header.readUInt32BE(isLong(header) ? 20 : 12),
    isVideo: kind === 'vide',
    isSound: kind === 'soun',
    duration: durationOf(times),
    codec: codecOf(boxAt(track, 'mdia', 'minf', 'stbl', 'stsd')),
    ...shownSize(head),
  };
}

/** Units that a sample of each track lasts where a fragment does not say so itself. @param extension the `mvex` of an index */
export function defaultDurations(extension: Buffer | undefined): Map<number, number> {
  const boxes = extension === undefined ? [] : [...boxesOf(extension)];
  return new Map(
    boxes
      .filter(({ type }) => type === 'trex')
      .map(({ body }): [number, number] => [body.readUInt32BE(4), body.readUInt32BE(12)]),
  );
}

/** Units that the samples of a run come to. */
function durationOfRun(run: Buffer, each: number): number {
  const flags = flagsOf(run);
  const count = run.readUInt32BE(4);
  if ((flags & 0x100) === 0) return count * each;
  const step = 4 * [0x100, 0x200, 0x400, 0x800].filter((part) => (flags & part) !== 0).length;
  let at = 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0);
  let duration = 0;
  for (let sample = 0; sample < count; sample += 1, at += step) duration += run.readUInt32BE(at);
  return duration;
}

/** Units that a fragment adds to each track. @param defaults of the index */
export function fragmentDurations(fragment: Buffer, defaults: ReadonlyMap<number, number>): Map<number, number> {
  const added = new Map<number, number>();
  for (const { type, body } of boxesOf(fragment)) {
    if (type !== 'traf') continue;
    const head = boxAt(body, 'tfhd');
    if (!head) throw new RangeError('a fragment is not whole');
    const flags = flagsOf(head);
    const id = head.readUInt32BE(4);
    const at = 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0);
    const each = flags & 8 ? head.readUInt32BE(at) : (defaults.get(id) ?? 0);
    for (const inner of boxesOf(body))
      if (inner.type === 'trun') added.set(id, (added.get(id) ?? 0) + durationOfRun(inner.body, each));
  }
  return added;
}
