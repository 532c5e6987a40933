import { linesOf } from './contents.ts';
import { tryPayment, writeDue } from './invoices.ts';
import { expire } from './lifecycle.ts';
import { addMonths } from './periods.ts';
import { findAccount, planOf, type Site, touch } from './site.ts';
import type { Invoice, RecurlyState, Subscription } from './state.ts';

/** Something whose time has come, or will. */
interface Due {
  at: number;
  happen(site: Site): void;
}

function nextPeriod(site: Site, subscription: Subscription): { startsAt: number; endsAt: number } {
  const startsAt = subscription.periodEndsAt;
  const endsAt = addMonths(startsAt, planOf(site, subscription.planCode).months);
  subscription.periodStartedAt = startsAt;
  subscription.periodEndsAt = endsAt;
  return { startsAt, endsAt };
}

function renew(site: Site, subscription: Subscription): void {
  const account = findAccount(site, `code-${subscription.accountCode}`);
  const lines = linesOf(site, subscription, nextPeriod(site, subscription));
  touch(site, subscription, 'renewed');
  writeDue(site, account, { origin: 'renewal', subscriptionId: subscription.id, lines });
}

function endPeriod(site: Site, subscription: Subscription): void {
  if (subscription.state === 'canceled') return expire(site, subscription, 'canceled');
  if (subscription.state === 'paused') {
    const left = (subscription.remainingPauseCycles ?? 1) - 1;
    subscription.remainingPauseCycles = left;
    if (left > 0) {
      nextPeriod(site, subscription);
      return touch(site, subscription, 'updated');
    }
    Object.assign(subscription, { state: 'active', pausedAt: null, remainingPauseCycles: null });
    touch(site, subscription, 'resumed');
    return renew(site, subscription);
  }
  if (subscription.pendingChange !== null) {
    const { planCode, unitAmount, quantity, addOns } = subscription.pendingChange;
    Object.assign(subscription, { planCode, unitAmount, quantity, addOns, pendingChange: null });
  }
  if (subscription.pausedAt === null) return renew(site, subscription);
  subscription.state = 'paused';
  nextPeriod(site, subscription);
  return touch(site, subscription, 'paused');
}

function tryAgain(site: Site, invoice: Invoice): void {
  const account = findAccount(site, `code-${invoice.accountCode}`);
  if (tryPayment(site, account, invoice) || invoice.nextAttemptAt !== null) return;
  const subscription = site.state().subscriptions.find(({ id }) => id === invoice.subscriptionId);
  if (subscription && subscription.state !== 'expired') expire(site, subscription, 'nonpayment');
}

function nextDue({ subscriptions, invoices }: RecurlyState): Due | undefined {
  const all: Due[] = [];
  for (const one of subscriptions)
    if (one.state !== 'expired') all.push({ at: one.periodEndsAt, happen: (site) => endPeriod(site, one) });
  for (const one of invoices)
    if (one.state === 'past_due' && one.nextAttemptAt !== null)
      all.push({ at: one.nextAttemptAt, happen: (site) => tryAgain(site, one) });
  return all.reduce<Due | undefined>(
    (first, one) => (first === undefined || one.at < first.at ? one : first),
    undefined,
  );
}

/** Lets everything happen that was due until now, each at its own time. @param at makes the site live at a time. @returns whether there was any. */
export function catchUp(state: RecurlyState, now: number, at: (time: number) => Site): boolean {
  let happened = false;
  for (;;) {
    const due = nextDue(state);
    if (due === undefined || due.at > now) return happened;
    due.happen(at(due.at));
    happened = true;
  }
}
