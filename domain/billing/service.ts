import type { BillingSource } from '../access/guards.ts';
import type { Result } from '../result.ts';

/** What can be asked of whoever bills an account. */
export type BillingAsk = 'subscription' | 'account' | 'change' | 'validation';

/** Apple says how a subscription stands; it is changed in Apple's own settings. A guest is billed by nobody. */
const ANSWERS: Readonly<Record<BillingSource, readonly BillingAsk[]>> = {
  recurly: ['subscription', 'account', 'change', 'validation'],
  apple: ['subscription'],
  guest: [],
};

/** Whether whoever bills an account can be asked for this. */
export function canAsk(source: BillingSource, ask: BillingAsk): Result<null, BillingAsk> {
  return ANSWERS[source].includes(ask) ? { ok: true, value: null } : { ok: false, reason: ask };
}
