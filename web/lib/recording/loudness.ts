/** Sounds below this are a quiet room. */
const SILENCE_DECIBELS = -60;

/** The loudness of samples, from 0 for a quiet room to 1 for the loudest there is. */
export function loudness(samples: Float32Array): number {
  if (samples.length === 0) return 0;
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const decibels = 10 * Math.log10(Math.max(power, 1e-12));
  return Math.min(1, Math.max(0, 1 - decibels / SILENCE_DECIBELS));
}
