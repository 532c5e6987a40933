import type { MovieFacts } from '../content/made-film.ts';

/** Longest recording that is kept. */
export const MOST_RECORDING_SECONDS = 600;
/** Heaviest recording that is kept: ten minutes at the rate that the recorder uses have room in it. */
export const MOST_RECORDING_BYTES = 200_000_000;
/** A camera's last frame may end a little later. */
const GRACE_SECONDS = 1;

const PICTURES: ReadonlySet<string> = new Set(['avc1', 'avc3']);
const SOUNDS: ReadonlySet<string> = new Set(['mp4a', 'Opus']);

export type RecordingFault = 'format' | 'codec' | 'sound' | 'length' | 'weight';

/** What about a file shows that it is no recording that can be kept, played everywhere and posted later; null when nothing does. */
export function faultOfRecording(
  file: Pick<MovieFacts, 'format' | 'codec' | 'soundCodec' | 'seconds' | 'bytes'>,
): RecordingFault | null {
  if (file.format !== 'mp4') return 'format';
  if (!PICTURES.has(file.codec)) return 'codec';
  if (file.soundCodec !== null && !SOUNDS.has(file.soundCodec)) return 'sound';
  if (!(file.seconds > 0 && file.seconds <= MOST_RECORDING_SECONDS + GRACE_SECONDS)) return 'length';
  return file.bytes > MOST_RECORDING_BYTES ? 'weight' : null;
}
