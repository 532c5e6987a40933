import { HOUR_MS } from '@yardsign/domain/time/spans';
import { createRateWindow, type LimitDeps } from '../../platform/limits/rate-window.ts';
import type { LeadsDeps } from './ports.ts';

const TEN_MINUTES_MS = 10 * 60_000;
const MOST_OF_A_SENDER = 5;
const MOST_TO_A_MEMBER = 600;
const MOST_MAILS_TO_A_MEMBER = 60;

/** What strangers may send. */
export function createLeadLimits(deps: LimitDeps): LeadsDeps['limits'] {
  return {
    senders: createRateWindow(deps, { name: 'lead-senders', max: MOST_OF_A_SENDER, windowMs: TEN_MINUTES_MS }),
    members: createRateWindow(deps, { name: 'lead-members', max: MOST_TO_A_MEMBER, windowMs: HOUR_MS }),
    mails: createRateWindow(deps, { name: 'lead-mails', max: MOST_MAILS_TO_A_MEMBER, windowMs: HOUR_MS }),
  };
}
