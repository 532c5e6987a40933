import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { createRateWindow } from '../../platform/rate-window.ts';

const HOUR_MS = 60 * 60_000;
const MOST_AN_HOUR = 60;
/** Weighed in pieces, one place in the window for each that a file begins. */
const PIECE_BYTES = 1_000_000;
const MOST_PIECES_AN_HOUR = 150;

/** What one member may send in an hour. Kept in memory: each web process counts for itself. */
export interface UploadLimits {
  /** @throws AppError `too_many_requests` with the time to wait */
  take(memberId: string, bytes: number): void;
}

export function createUploadLimits(clock: Clock): UploadLimits {
  const files = createRateWindow(clock, { max: MOST_AN_HOUR, windowMs: HOUR_MS });
  const pieces = createRateWindow(clock, { max: MOST_PIECES_AN_HOUR, windowMs: HOUR_MS });
  const takeOne = (window: typeof files, memberId: string) => {
    const taken = window.take(memberId);
    if (!taken.ok) throw new AppError('too_many_requests', { retryAfterMs: taken.retryAfterMs });
  };
  return {
    take(memberId, bytes) {
      takeOne(files, memberId);
      for (let left = bytes; left > 0; left -= PIECE_BYTES) takeOne(pieces, memberId);
    },
  };
}
