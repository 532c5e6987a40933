import { createRateWindow, type LimitDeps, type RateWindow } from '../../platform/limits/rate-window.ts';

const MOST_A_MINUTE = 120;

/** How much of what one member does is counted. */
export function createUsageLimit(deps: LimitDeps): RateWindow {
  return createRateWindow(deps, { name: 'usage', max: MOST_A_MINUTE, windowMs: 60_000 });
}
