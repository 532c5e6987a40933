/** Samples a second of what is mixed: as the films of the library have it, so that they are taken over exactly. */
export const MIX_RATE = 48_000;

/** A sound for two ears, -1 to 1. Both have the same length. */
export interface StereoSound {
  left: Float32Array;
  right: Float32Array;
  /** Samples a second. */
  rate: number;
}

/** Silence. */
export function createSound(seconds: number, rate = MIX_RATE): StereoSound {
  const length = Math.ceil(seconds * rate);
  return { left: new Float32Array(length), right: new Float32Array(length), rate };
}

/** Two ears of what was recorded by one, two or more microphones: beyond two, both hear the mean of all. */
export function earsOf(planes: readonly Float32Array[]): readonly [Float32Array, Float32Array] {
  const [first = new Float32Array(0), second] = planes;
  if (planes.length <= 2) return [first, second ?? first];
  const mean = first.map((_, at) => planes.reduce((sum, plane) => sum + (plane[at] ?? 0), 0) / planes.length);
  return [mean, mean];
}

/** The value between samples, by a cubic curve through the four around it. */
function valueAt(samples: Float32Array, position: number): number {
  const lower = Math.floor(position);
  const part = position - lower;
  const at = (index: number) => samples[Math.min(Math.max(index, 0), samples.length - 1)] ?? 0;
  const [before, from, to, after] = [at(lower - 1), at(lower), at(lower + 1), at(lower + 2)];
  if (part === 0) return from;
  const bend = 2 * before - 5 * from + 4 * to - after;
  return from + 0.5 * part * (to - before + part * (bend + part * (3 * (from - to) + after - before)));
}

/** Lays a sound into a mix, at another rate if need be. What reaches beyond `until` is cut off. @param span seconds of the mix */
export function layInto(mix: StereoSound, sound: StereoSound, span: { from: number; until: number }): void {
  const ends = Math.min(span.until, span.from + sound.left.length / sound.rate);
  const first = Math.round(span.from * mix.rate);
  const last = Math.min(mix.left.length, Math.round(ends * mix.rate));
  for (let frame = first; frame < last; frame += 1) {
    const position = ((frame - first) * sound.rate) / mix.rate;
    mix.left[frame] = valueAt(sound.left, position);
    mix.right[frame] = valueAt(sound.right, position);
  }
}
