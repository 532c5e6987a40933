import { HOUR_MS } from '@yardsign/domain/time/spans';
import { createRateWindow, enforceLimit, type LimitDeps, type RateWindow } from '../../platform/limits/rate-window.ts';

const MOST_AN_HOUR = 60;
/** Bytes are counted in pieces of this size: each piece that a file begins takes one place in the window. */
const PIECE_BYTES = 1_000_000;
const MOST_PIECES_AN_HOUR = 150;

/** The pieces of files larger than a picture: as many as four of the largest have. */
const MOST_LARGE_PIECES_AN_HOUR = 4000;

/** What one member may send in an hour. */
export interface UploadLimits {
  /** @throws AppError `too_many_requests` with the time to wait */
  take(memberId: string, bytes: number): Promise<void>;
  /** For a file larger than a picture. @throws AppError `too_many_requests` with the time to wait */
  takeLarge(memberId: string, bytes: number): Promise<void>;
}

const MOST_VISITS_AN_HOUR = 20;

/** How often one member may have websites read. */
export function createVisitLimit(deps: LimitDeps): RateWindow {
  return createRateWindow(deps, { name: 'website-visits', max: MOST_VISITS_AN_HOUR, windowMs: HOUR_MS });
}

export function createUploadLimits(deps: LimitDeps): UploadLimits {
  const files = createRateWindow(deps, { name: 'uploads', max: MOST_AN_HOUR, windowMs: HOUR_MS });
  const pieces = createRateWindow(deps, { name: 'upload-pieces', max: MOST_PIECES_AN_HOUR, windowMs: HOUR_MS });
  const large = createRateWindow(deps, { name: 'large-uploads', max: MOST_AN_HOUR, windowMs: HOUR_MS });
  const largePieces = createRateWindow(deps, {
    name: 'large-upload-pieces',
    max: MOST_LARGE_PIECES_AN_HOUR,
    windowMs: HOUR_MS,
  });
  return {
    async take(memberId, bytes) {
      await enforceLimit(files, memberId);
      await enforceLimit(pieces, memberId, { places: Math.ceil(bytes / PIECE_BYTES) });
    },
    async takeLarge(memberId, bytes) {
      await enforceLimit(large, memberId);
      await enforceLimit(largePieces, memberId, { places: Math.ceil(bytes / PIECE_BYTES) });
    },
  };
}
