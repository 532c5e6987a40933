import { loudnessOf } from './loudness.ts';

export const SAMPLE_RATE = 48_000;
const LUFS = -16;
const FADE_SECONDS = 1.4;

interface Tune {
  /** Beats a minute. */
  tempo: number;
  /** Four chords, each of four notes by their MIDI numbers; one bar each. */
  chords: readonly (readonly [number, number, number, number])[];
  /** Which note of its chord is struck on each eighth of a bar; -1 is a rest. */
  pattern: readonly number[];
}

const C: Tune['chords'] = [
  [48, 60, 64, 67],
  [45, 57, 60, 64],
  [41, 57, 60, 65],
  [43, 59, 62, 67],
];
const F: Tune['chords'] = [
  [41, 60, 65, 69],
  [46, 58, 62, 65],
  [50, 57, 62, 65],
  [48, 60, 64, 67],
];
const D: Tune['chords'] = [
  [50, 57, 62, 66],
  [47, 59, 62, 66],
  [43, 59, 62, 67],
  [45, 57, 61, 64],
];

/** Written for these films. */
const TUNES: readonly Tune[] = [
  { tempo: 88, chords: C, pattern: [1, -1, 2, 3, -1, 2, 3, -1] },
  { tempo: 76, chords: D, pattern: [1, 2, -1, 3, -1, 2, -1, -1] },
  { tempo: 104, chords: F, pattern: [1, 2, 3, 2, 1, 2, 3, -1] },
  { tempo: 82, chords: F, pattern: [1, -1, 3, -1, 2, -1, 3, 2] },
  { tempo: 96, chords: D, pattern: [1, 3, 2, -1, 3, -1, 2, 3] },
  { tempo: 100, chords: C, pattern: [3, 2, 1, -1, 2, 3, -1, 2] },
];

const frequencyOf = (note: number) => 440 * 2 ** ((note - 69) / 12);

/** A struck bar of wood: its tone, the fourth partial that fades at once, and a soft beginning. */
function strike(out: Float32Array, at: number, note: number, level: number): void {
  const frequency = frequencyOf(note);
  const from = Math.round(at * SAMPLE_RATE);
  const until = Math.min(out.length, from + SAMPLE_RATE * 1.6);
  for (let i = from; i < until; i += 1) {
    const t = (i - from) / SAMPLE_RATE;
    const tone = Math.sin(2 * Math.PI * frequency * t) * Math.exp(-t * 4.2);
    const knock = 0.28 * Math.sin(2 * Math.PI * frequency * 3.93 * t) * Math.exp(-t * 17);
    out[i] = (out[i] ?? 0) + level * Math.min(1, t / 0.004) * (tone + knock);
  }
}

/** A chord held softly for its bar. */
function hold(out: Float32Array, at: number, seconds: number, notes: readonly number[], level: number): void {
  const from = Math.round(at * SAMPLE_RATE);
  const until = Math.min(out.length, Math.round((at + seconds + 0.5) * SAMPLE_RATE));
  for (let i = from; i < until; i += 1) {
    const t = (i - from) / SAMPLE_RATE;
    const swell = Math.min(1, t / 0.5) * Math.min(1, Math.max(0, (seconds + 0.5 - t) / 0.5));
    let sum = 0;
    for (const [n, note] of notes.entries()) {
      const phase = 2 * Math.PI * frequencyOf(note) * t;
      sum += (n === 0 ? 1.3 : 0.7) * (Math.sin(phase) + 0.22 * Math.sin(2 * phase + 0.4 * n));
    }
    out[i] = (out[i] ?? 0) + level * swell * sum;
  }
}

/** A quiet piece of music of this length, the same on every machine. One channel at 48 kHz. */
export function soundBed(tune: number, seconds: number): Float32Array<ArrayBuffer> {
  const { tempo, chords, pattern } = TUNES[tune % TUNES.length] ?? { tempo: 88, chords: C, pattern: [1] };
  const out = new Float32Array(Math.round(seconds * SAMPLE_RATE));
  const eighth = 30 / tempo;
  const bar = eighth * 8;
  for (let n = 0; n * bar < seconds; n += 1) {
    const chord = chords[n % chords.length] ?? [];
    hold(out, n * bar, bar, chord, 0.05);
    for (const [k, which] of pattern.entries()) {
      const note = chord[which];
      if (note !== undefined) strike(out, n * bar + k * eighth, note + 12, k === 0 ? 0.34 : 0.24);
    }
  }
  return fadedAndLevelled(out);
}

function fadedAndLevelled(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const fade = FADE_SECONDS * SAMPLE_RATE;
  const gain = 10 ** ((LUFS - loudnessOf(samples)) / 20);
  // What is loud for an instant is bent and not cut.
  return samples.map((x, i) => 0.88 * Math.tanh((x * gain * Math.min(1, (samples.length - i) / fade)) / 0.88));
}
