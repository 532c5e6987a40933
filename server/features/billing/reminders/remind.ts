import { DAY_MS } from '@yardsign/domain/time/spans';
import { isLive, isPendingCancel } from '@yardsign/domain/billing/subscription';
import { dueReminders, nextReminder, type Reminder, remindersOf } from '@yardsign/domain/billing/reminders';
import { knownAccount } from '../account/known-account.ts';
import type { BillingDeps, BillingSnapshot } from '../ports.ts';
import { keepReminder, lockPerson, membersToRemind, runningTrial, setRemindAt } from '../store.ts';

const AT_ONCE = 200;
/** No reminder comes earlier than this before what it is about. */
const LONGEST_AHEAD_MS = 3 * DAY_MS;

/** What an account will have to be told of. @param trialEndsAt of our own trial, where one runs. */
function remindersFor(snapshot: BillingSnapshot | null, trialEndsAt: Date | null, now: Date): Reminder[] {
  const { subscription = null, account = null } = snapshot ?? {};
  const runs = subscription !== null && isLive(subscription, now) && !isPendingCancel(subscription);
  return remindersOf({
    trialEndsAt: (runs ? subscription.trialEndsAt : null) ?? trialEndsAt,
    renews: runs,
    card: account?.card ?? null,
  });
}

/** When an account is to be looked at for what its member must be told; null for never. */
export function remindAtOf(snapshot: BillingSnapshot, now: Date): Date | null {
  const reminders = remindersFor(snapshot, null, now);
  return dueReminders(reminders, now).length > 0 ? now : nextReminder(reminders, now);
}

async function remindMember(deps: BillingDeps, memberId: string): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    // Before anything is read: an account that is read anew meanwhile waits, and says itself when it is to be looked at.
    await lockPerson(tx, memberId);
    const snapshot = await knownAccount(tx, memberId);
    const reminders = remindersFor(snapshot, await runningTrial(tx, memberId, now), now);
    for (const { kind, until } of dueReminders(reminders, now)) {
      const isNew = await keepReminder(tx, { member_id: memberId, kind, until, told_at: now });
      if (isNew) await deps.remind(tx, memberId, { kind, until });
    }
    await setRemindAt(tx, memberId, nextReminder(reminders, now));
  });
}

/** Tells members what will happen soon, each thing once. One account's trouble does not keep the others waiting. */
export async function remindMembers(deps: BillingDeps): Promise<void> {
  if (deps.processor === null) return;
  const now = deps.clock.now();
  const trialsUntil = new Date(now.getTime() + LONGEST_AHEAD_MS);
  for (const memberId of await membersToRemind(deps.db, { now, trialsUntil, limit: AT_ONCE })) {
    try {
      await remindMember(deps, memberId);
    } catch (error) {
      deps.reportError(error);
    }
  }
}
