import { HOUR_MS } from '@yardsign/domain/time/spans';
import { createRateWindow, type LimitDeps, type RateWindow } from '../../platform/limits/rate-window.ts';

const MOST_AN_HOUR = 60;

/** How often one member may ask the CRM, whose own limits all members share. */
export function createCrmLimit(deps: LimitDeps): RateWindow {
  return createRateWindow(deps, { name: 'crm', max: MOST_AN_HOUR, windowMs: HOUR_MS });
}
