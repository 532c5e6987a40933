import { DAY_MS } from '@yardsign/domain/time/spans';
import { createRateWindow, type LimitDeps, type RateWindow } from '../../platform/limits/rate-window.ts';

const MOST_A_DAY = 20;

/** What one member may send. */
export function createSuggestionLimit(deps: LimitDeps): RateWindow {
  return createRateWindow(deps, { name: 'suggestions', max: MOST_A_DAY, windowMs: DAY_MS });
}
