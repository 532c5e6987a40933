import { linesOf } from './contents.ts';
import { immutable, invalid } from './errors.ts';
import { mustPay, sumOf, writePaid } from './invoices.ts';
import { addMonths } from './periods.ts';
import { planOf, type Site, touch } from './site.ts';
import type { Account, Subscription } from './state.ts';

const MOST_CYCLES = 12;

/** `PUT …/cancel`: it runs to the end of its period. */
export function cancel(site: Site, subscription: Subscription): void {
  if (subscription.state === 'expired') throw immutable();
  if (subscription.state === 'canceled') throw invalid('subscription', 'is already canceled');
  subscription.state = 'canceled';
  subscription.canceledAt = site.now();
  subscription.expiresAt = subscription.periodEndsAt;
  subscription.pendingChange = null;
  touch(site, subscription, 'canceled');
}

/** `PUT …/reactivate`: as if it had not been cancelled, with the same end of the period; a pause that had begun goes on. */
export function reactivate(site: Site, subscription: Subscription): void {
  if (subscription.state === 'expired') throw immutable();
  if (subscription.state !== 'canceled') throw invalid('subscription', 'must be canceled to be reactivated');
  const atRest = subscription.pausedAt !== null && subscription.pausedAt <= site.now();
  subscription.state = atRest ? 'paused' : 'active';
  subscription.canceledAt = null;
  subscription.expiresAt = null;
  touch(site, subscription, 'reactivated');
}

/** `PUT …/pause`: from the end of the period; 0 takes a waiting pause back, and ends one that has begun. */
export function pause(site: Site, account: Account, subscription: Subscription, cycles: unknown): void {
  if (subscription.state === 'expired') throw immutable();
  if (typeof cycles !== 'number' || !Number.isInteger(cycles) || cycles < 0 || cycles > MOST_CYCLES)
    throw invalid('remaining_pause_cycles', `must be a number from 0 to ${MOST_CYCLES}`);
  if (cycles === 0 && subscription.state === 'paused') return resume(site, account, subscription);
  if (subscription.state !== 'active') throw invalid('subscription', 'must be active to be paused');
  if (cycles === 0 && subscription.pausedAt === null)
    throw invalid('remaining_pause_cycles', 'there is no pause to cancel');
  subscription.pausedAt = cycles === 0 ? null : subscription.periodEndsAt;
  subscription.remainingPauseCycles = cycles === 0 ? null : cycles;
  return touch(site, subscription, cycles === 0 ? 'pause_canceled' : 'pause_scheduled');
}

/** `PUT …/resume`: at once, with a new period that is paid now. */
export function resume(site: Site, account: Account, subscription: Subscription): void {
  if (subscription.state !== 'paused') throw invalid('subscription', 'must be paused to be resumed');
  const startsAt = site.now();
  const endsAt = addMonths(startsAt, planOf(site, subscription.planCode).months);
  const lines = linesOf(site, subscription, { startsAt, endsAt });
  const draft = { origin: 'renewal', subscriptionId: subscription.id, lines };
  mustPay(site, account, sumOf(site, account, draft).total, { present: false, proved: false });
  writePaid(site, account, draft);
  Object.assign(subscription, {
    state: 'active',
    pausedAt: null,
    remainingPauseCycles: null,
    periodStartedAt: startsAt,
    periodEndsAt: endsAt,
  });
  touch(site, subscription, 'resumed');
}

/** `PUT …`: moves the next bill, and with it the end of a trial. */
export function moveNextBill(site: Site, subscription: Subscription, given: unknown): void {
  if (subscription.state !== 'active') throw immutable();
  const at = typeof given === 'string' ? Date.parse(given) : Number.NaN;
  if (Number.isNaN(at) || at <= site.now()) throw invalid('next_bill_date', 'must be in the future');
  const inTrial = subscription.trialEndsAt !== null && subscription.trialEndsAt > site.now();
  subscription.periodEndsAt = at;
  if (subscription.pausedAt !== null) subscription.pausedAt = at;
  if (inTrial) subscription.trialEndsAt = at;
  touch(site, subscription, 'updated');
}

/** It is over. */
export function expire(site: Site, subscription: Subscription, reason: string): void {
  subscription.state = 'expired';
  subscription.expiresAt = site.now();
  subscription.expirationReason = reason;
  subscription.pendingChange = null;
  subscription.pausedAt = null;
  subscription.remainingPauseCycles = null;
  touch(site, subscription, 'expired');
}
