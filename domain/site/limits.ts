/** Numbers of the frame that the documents fix; each stands here once. Times are milliseconds, lengths are CSS pixels. */

/** A window that is narrower or lower than this is that of a phone. */
const MOBILE_BELOW = 768;

export function isMobileWindow(width: number, height: number): boolean {
  return width < MOBILE_BELOW || height < MOBILE_BELOW;
}

/** How long a part of the program may take to load. */
export const CHUNK_TIMEOUT_MS = 120_000;
