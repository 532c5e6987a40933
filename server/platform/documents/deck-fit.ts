import type { DeckPicture } from './deck-job.ts';

/** The largest size of a picture within a box, its shape kept. */
export function fit({ width, height }: DeckPicture, box: { w: number; h: number }): { w: number; h: number } {
  const scale = Math.min(box.w / width, box.h / height);
  return { w: width * scale, h: height * scale };
}

/** How wide a letter of a face is at most on the average, in parts of its size; the room that a broken line leaves is counted in. */
const LETTER = { title: 0.62, body: 0.54 } as const;
const LINE = 1.2;
const POINTS_OF_INCH = 72;

interface Sizes {
  face: keyof typeof LETTER;
  /** In points. */
  most: number;
  least: number;
}

/**
 * The largest size at which a text keeps within its box. The programs of an office shrink a text only once somebody changes it, and
 * one that is too long would lie over what stands below it, or outside the slide.
 */
export function sizeWithin(text: string, box: { w: number; h: number }, { face, most, least }: Sizes): number {
  const heightAt = (size: number) => {
    const letters = Math.floor((box.w * POINTS_OF_INCH) / (size * LETTER[face]));
    const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / letters)));
    return (lines.reduce((sum, count) => sum + count, 0) * size * LINE) / POINTS_OF_INCH;
  };
  let size = most;
  while (size > least && heightAt(size) > box.h) size -= 1;
  return size;
}
