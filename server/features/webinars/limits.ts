import { createRateWindow, type LimitDeps, type RateWindow } from '../../platform/limits/rate-window.ts';

const DAY_MS = 24 * 3_600_000;
const MOST_A_DAY = 30;

/** How often one member may register. */
export function createSessionLimit(deps: LimitDeps): RateWindow {
  return createRateWindow(deps, { name: 'webinars', max: MOST_A_DAY, windowMs: DAY_MS });
}
