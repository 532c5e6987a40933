import { DAY_MS } from '@yardsign/domain/time/spans';
import { eitherEntitlement } from '@yardsign/domain/billing/apple';
import { isPendingCancel } from '@yardsign/domain/billing/subscription';
import { memberHasPaid } from '@yardsign/domain/billing/has-paid';
import { isInTrial } from '@yardsign/domain/billing/subscription';
import { billingNews } from '@yardsign/domain/billing/news';
import { AppError } from '../../../platform/errors.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { entitledByApple } from '../apple/own-apple.ts';
import { applyEntitlement, entitledBy } from './apply-entitlement.ts';
import type { BillingDeps, BillingSnapshot, CardProcessor } from '../ports.ts';
import { remindAtOf } from '../reminders/remind.ts';
import { readSnapshot } from './snapshot.ts';
import { findBilling, lockPerson, putBilling } from '../store.ts';

/** An account whose time comes is looked at again so much later: the processor needs a moment for its own bills. */
const SOON_AFTER_MS = 60_000;
/** Somebody who owes is looked at every day. */
const OWING_MS = DAY_MS;

/** @throws AppError `billing_off`. */
export function processorOf(deps: Pick<BillingDeps, 'processor'>): CardProcessor {
  if (deps.processor === null) throw new AppError('billing_off');
  return deps.processor;
}

/** When something of a snapshot stops being true by itself. */
function dueAtOf({ subscription, pastDue }: BillingSnapshot, now: Date): Date | null {
  if (pastDue.length > 0) return new Date(now.getTime() + OWING_MS);
  if (subscription === null || subscription.state === 'expired') return null;
  const ends = subscription.periodEndsAt;
  return ends === null ? null : new Date(Math.max(ends.getTime(), now.getTime()) + SOON_AFTER_MS);
}

export function hasPaid(snapshot: BillingSnapshot, now: Date): boolean {
  const { subscription } = snapshot;
  return memberHasPaid({
    paidInvoices: snapshot.payments > 0 ? [{ total: 1 }] : [],
    running:
      subscription === null ? null : { unitAmount: subscription.unitAmount, inTrial: isInTrial(subscription, now) },
    hasPastDueInvoice: snapshot.pastDue.length > 0,
  });
}

const newsFacts = ({ subscription, pastDue }: BillingSnapshot) => ({ subscription, hasPastDue: pastDue.length > 0 });

/** What follows from an account being another one than at the last look. */
async function tellOthers(
  deps: BillingDeps,
  tx: Tx,
  memberId: string,
  { known, snapshot, readAt }: { known: BillingSnapshot | null; snapshot: BillingSnapshot; readAt: Date },
): Promise<void> {
  for (const news of billingNews(known && newsFacts(known), newsFacts(snapshot)))
    await deps.tellNews(tx, memberId, news, readAt);
  const { payments: count, account } = snapshot;
  if (count > (known?.payments ?? 0))
    await deps.notePayments(tx, memberId, { count, card: account?.card?.fingerprint ?? null });
}

/** Writes down what the processor says, and gives and takes what follows from it, in one transaction. */
async function keep(deps: BillingDeps, memberId: string, snapshot: BillingSnapshot, readAt: Date): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    // Before anything is read: what Apple says of the same member waits, or is seen.
    await lockPerson(tx, memberId);
    const before = await findBilling(tx, memberId);
    const apple = await entitledByApple(tx, deps, memberId);
    const entitlement = eitherEntitlement(entitledBy(snapshot, deps.graceDays, now), apple);
    const written = await putBilling(tx, {
      member_id: memberId,
      subscription_id: snapshot.subscription?.id ?? null,
      snapshot: JSON.stringify(snapshot),
      source: snapshot.account?.hasLiveSubscription === true ? 'recurly' : 'guest',
      pending_cancel: snapshot.subscription !== null && isPendingCancel(snapshot.subscription),
      past_due_since: snapshot.pastDue[0]?.dueAt ?? null,
      has_paid: hasPaid(snapshot, now),
      seats_bought: entitlement?.seats ?? before?.seats_bought ?? 0,
      due_at: dueAtOf(snapshot, now),
      remind_at: remindAtOf(snapshot, now),
      synced_at: readAt,
    });
    if (!written) return;
    const known = before ? readSnapshot(before.snapshot) : null;
    const knownBefore = before && known ? entitledBy(known, deps.graceDays, before.synced_at) : null;
    const status = eitherEntitlement(knownBefore, apple)?.status ?? null;
    if (entitlement)
      await applyEntitlement(deps, tx, memberId, entitlement, { seats: before?.seats_bought ?? 0, status });
    await tellOthers(deps, tx, memberId, { known, snapshot, readAt });
  });
}

/**
 * Reads an account from the processor, keeps what it says, and gives and takes what follows from it.
 *
 * @throws ProcessorSilence, and nothing is changed.
 */
export async function syncAccount(deps: BillingDeps, memberId: string): Promise<BillingSnapshot> {
  const known = await findBilling(deps.db, memberId);
  // Taken before the question: an answer that overtakes an earlier one must not be overwritten by it.
  const readAt = deps.clock.now();
  const snapshot = await processorOf(deps).read(memberId, {
    payments: known ? readSnapshot(known.snapshot).payments : 0,
  });
  if (snapshot.account !== null || known) await keep(deps, memberId, snapshot, readAt);
  return snapshot;
}
