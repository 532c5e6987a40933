import { DAY_MS } from '@yardsign/domain/time/spans';
import { createRateWindow, type LimitDeps, type RateWindow } from '../../platform/limits/rate-window.ts';

const MOST_A_DAY = 30;

/** How often one member may register. */
export function createSessionLimit(deps: LimitDeps): RateWindow {
  return createRateWindow(deps, { name: 'webinars', max: MOST_A_DAY, windowMs: DAY_MS });
}
