import { boxAt, boxesOf } from './boxes.ts';

/** A track as the index of a movie tells of it. */
export interface Track {
  id: number;
  /** Units a second. */
  timescale: number;
  isVideo: boolean;
  /** Units that its samples come to. */
  duration: number;
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
    duration: durationOf(times),
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
