import { DAY_MS, HOUR_MS } from '../time/spans.ts';

/** A member who looks in once a week learns it in time; the second warning leaves a day even if it is late by one. */
export const WARN_WITHIN_MS = 7 * DAY_MS;
const LAST_WITHIN_MS = 48 * HOUR_MS;

export type EndingStage = 'week' | 'days';

/**
 * Which warning of a connection's end is due.
 *
 * @param leftMs until it ends by itself.
 * @returns null while it is too early to say anything, and when it has ended.
 */
export function endingStage(leftMs: number): EndingStage | null {
  if (leftMs <= 0 || leftMs > WARN_WITHIN_MS) return null;
  return leftMs <= LAST_WITHIN_MS ? 'days' : 'week';
}
