import { HOUR_MS } from '../time/spans.ts';

/** Hours after a post went out at which its figures are read: soon, then ever more seldom, and no more after a month. */
const READ_AFTER_HOURS = [1, 6, 24, 72, 168, 720] as const;

/** Figures of a post that is as old as this hardly change any more: only such posts are compared. */
export const SETTLED_MS = 72 * HOUR_MS;

/**
 * When the figures of a post are to be read next, in epoch milliseconds. A reading that was missed is not made up for: the next one has
 * its figures too.
 *
 * @returns null when they are read no more.
 */
export function nextReading(publishedAt: number, now: number): number | null {
  const hours = READ_AFTER_HOURS.find((after) => publishedAt + after * HOUR_MS > now);
  return hours === undefined ? null : publishedAt + hours * HOUR_MS;
}
