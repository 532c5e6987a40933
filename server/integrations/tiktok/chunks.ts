const MEGABYTE = 1_000_000;
const LEAST = 5 * MEGABYTE;
const USUAL = 10 * MEGABYTE;

/** How a film is cut, as TikTok wants it: all parts of one size, and the last with what is left besides. */
export interface ChunkPlan {
  chunkSize: number;
  count: number;
  /** Where the last part begins. */
  lastFrom: number;
}

/** @param bytes of the film. One of less than 5 MB goes in one piece. */
export function planChunks(bytes: number, usual: number = USUAL): ChunkPlan {
  const chunkSize = bytes < LEAST ? bytes : Math.min(usual, bytes);
  const count = Math.max(1, Math.floor(bytes / chunkSize));
  return { chunkSize, count, lastFrom: (count - 1) * chunkSize };
}
