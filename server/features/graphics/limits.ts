import { HOUR_MS } from '@yardsign/domain/time/spans';
import { createRateWindow, type LimitDeps, type RateWindow } from '../../platform/limits/rate-window.ts';

/** More than anybody prepares: each is kept as a picture of its own. */
const MOST_AN_HOUR = 600;

/** How many proofs one member may have drawn that were not drawn before. */
export function createProofLimit(deps: LimitDeps): RateWindow {
  return createRateWindow(deps, { name: 'proofs', max: MOST_AN_HOUR, windowMs: HOUR_MS });
}
