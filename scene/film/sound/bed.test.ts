import { expect, test } from 'vitest';
import { SAMPLE_RATE, soundBed } from './bed.ts';
import { loudnessOf } from './loudness.ts';

test('a tone is as loud as the standard says', () => {
  const tone = Float32Array.from({ length: SAMPLE_RATE * 2 }, (_, i) =>
    Math.sin((2 * Math.PI * 997 * i) / SAMPLE_RATE),
  );
  expect(loudnessOf(tone)).toBeCloseTo(-3.01, 1);
});

test('the music of a film is as long as asked, near -16 LUFS, without a clipped peak, and ends in silence', () => {
  const bed = soundBed(0, 6);
  expect(bed.length).toBe(6 * SAMPLE_RATE);
  expect(Math.abs(loudnessOf(bed) + 16)).toBeLessThan(1.2);
  expect(Math.max(...bed.subarray(0, SAMPLE_RATE * 3))).toBeLessThan(0.89);
  expect(Math.abs(bed.at(-1) ?? 1)).toBeLessThan(0.001);
});

test('each tune is another one', () => {
  const begins = [0, 1, 2, 3, 4, 5].map((tune) => soundBed(tune, 1).subarray(20_000, 20_020).join());
  expect(new Set(begins).size).toBe(begins.length);
});
