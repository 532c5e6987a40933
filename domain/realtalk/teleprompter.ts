/** A recording stops by itself so long after the last line has gone by. */
export const PAST_LAST_LINE_MS = 2000;

/** How many words are read aloud. */
export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** A text that is read from top to bottom. */
export interface ReadText {
  words: number;
  /** Of all its lines together, in pixels. */
  height: number;
}

/** How far a text moves in so many milliseconds, in pixels: as if its words were spread evenly over its height. */
export function scrolledIn(ms: number, wordsAMinute: number, { words, height }: ReadText): number {
  return words === 0 ? 0 : (ms / 60_000) * (wordsAMinute / words) * height;
}

/** Seconds that it takes to read so many words. */
export function secondsToRead(words: number, wordsAMinute: number): number {
  return Math.round((words / wordsAMinute) * 60);
}

/** A place in the text, in pixels from its beginning: never before it, and never behind its end. */
export function placeIn({ height }: ReadText, place: number): number {
  return Math.min(height, Math.max(0, place));
}
