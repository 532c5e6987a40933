import type { MovieFacts } from '../content/films/made-film.ts';

/** Whoever stops sooner has pressed by mistake. */
export const LEAST_RECORDING_SECONDS = 1;
/** Longest recording that is kept. */
export const MOST_RECORDING_SECONDS = 600;
/** Heaviest recording that is kept: ten minutes at the rate that the recorder uses have room in it. */
export const MOST_RECORDING_BYTES = 200_000_000;
/** A camera's first frame may come later than its recording began, and its last one end later. */
const SECONDS = [LEAST_RECORDING_SECONDS - 0.5, MOST_RECORDING_SECONDS + 1] as const;
/** Of a side of the picture: what is less or more, no camera makes and no player shows. */
const PIXELS = [16, 4096] as const;

const PICTURES: ReadonlySet<string> = new Set(['avc1', 'avc3']);
const SOUNDS: ReadonlySet<string> = new Set(['mp4a', 'Opus']);

export type RecordingFault = 'format' | 'codec' | 'sound' | 'size' | 'length' | 'weight';

const isWithin = ([least, most]: readonly [number, number], value: number) => value >= least && value <= most;

/** What about a file shows that it is no recording that can be kept, played everywhere and posted later; null when nothing does. */
export function faultOfRecording(file: MovieFacts): RecordingFault | null {
  if (file.format !== 'mp4') return 'format';
  if (!PICTURES.has(file.codec)) return 'codec';
  if (file.soundCodec !== null && !SOUNDS.has(file.soundCodec)) return 'sound';
  if (![file.width, file.height].every((side) => isWithin(PIXELS, side))) return 'size';
  if (!isWithin(SECONDS, file.seconds)) return 'length';
  return file.bytes > MOST_RECORDING_BYTES ? 'weight' : null;
}
