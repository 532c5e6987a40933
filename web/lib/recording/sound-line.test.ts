import { describe, expect, it } from 'vitest';
import { createSoundLine } from './sound-line.ts';

const RATE = 100;
const piece = (at: number, length = 50) => ({ at, data: new Float32Array(length).fill(1) });

describe('a line of sound', () => {
  it('has no hole where pieces come a little early or late', () => {
    const line = createSoundLine(RATE);
    const added = [piece(0.02), piece(0.55), piece(0.98)].map(line.add);
    expect(added.map((each) => [each?.at, each?.data.length])).toEqual([
      [0, 50],
      [0.5, 50],
      [1, 50],
    ]);
  });

  it('is silent where a piece comes much too late', () => {
    const line = createSoundLine(RATE);
    line.add(piece(0));
    const late = line.add(piece(0.75));
    expect([late?.at, late?.data.length, late?.data[24], late?.data[25]]).toEqual([0.5, 75, 0, 1]);
  });

  it('leaves out what has been heard already', () => {
    const line = createSoundLine(RATE);
    line.add(piece(0));
    expect(line.add(piece(0.2))?.data.length).toBe(20);
    expect(line.add(piece(0))).toBeNull();
  });
});
