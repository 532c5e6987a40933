import { expect, it } from 'vitest';
import { loudness } from './loudness.ts';

it('a quiet room is nothing, and the loudest sound is all', () => {
  const of = (level: number) => Math.round(loudness(new Float32Array(64).fill(level)) * 100);
  expect([of(0), of(0.001), of(0.0316), of(1), loudness(new Float32Array(0))]).toEqual([0, 0, 50, 100, 0]);
});
