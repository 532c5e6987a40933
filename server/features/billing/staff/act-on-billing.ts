import { DAY_MS } from '@yardsign/domain/time/spans';
import { becomeFree } from '../../account/sign-up/become-free.ts';
import { actOnPerson } from '../../admin/act-on-person.ts';
import type { AdminAct } from '../../admin/ports.ts';
import { type Cents, toCents } from '@yardsign/domain/billing/money';
import { isInTrial } from '@yardsign/domain/billing/subscription';
import { AppError } from '../../../platform/errors.ts';
import { knownAccount } from '../account/known-account.ts';
import type { BillingDeps, StaffAct } from '../ports.ts';
import { answered } from '../account/answered.ts';
import { runCommand } from '../commands/run-command.ts';
import { lockTrial, setPerson, setTrialEnd } from '../store.ts';
import { processorOf, syncAccount } from '../account/sync-account.ts';
import { endGrant, findAccountOf, grantUntil } from './staff-store.ts';

/** Staff is asked for what there is, not told that payments are off. @throws AppError `user_not_found`, `change_not_allowed`. */
async function mustBeBilled(deps: BillingDeps, memberId: string): Promise<void> {
  if (!(await findAccountOf(deps.db, memberId))) throw new AppError('user_not_found');
  if (deps.processor === null) throw new AppError('change_not_allowed');
}

/** Beside the command stands who asked for it: whenever it is found out what became of it, the audit log says so. */
const saidBy = ({ by, reason }: AdminAct) => `${by.userId}: ${reason}`;
const actOf = ({ by, reason, requestId }: AdminAct): StaffAct => ({
  by: by.userId,
  realBy: by.impersonator?.userId ?? by.userId,
  reason,
  requestId,
});

/** Reads an account now. @throws AppError `billing_unavailable` where the processor is silent. */
export async function syncPerson(deps: BillingDeps, act: AdminAct): Promise<void> {
  await mustBeBilled(deps, act.personId);
  await answered(() => syncAccount(deps, act.personId));
  await actOnPerson(deps, act, async () => ({ action: 'billing.synced', detail: {} }));
}

/**
 * Lets a trial go on. A subscription that waits for its end waits as long.
 *
 * @throws AppError `change_not_allowed` where there is no trial to go on with.
 */
export async function extendTrial(deps: BillingDeps, act: AdminAct, days: number): Promise<void> {
  const { personId } = act;
  const now = deps.clock.now();
  const account = await findAccountOf(deps.db, personId);
  if (!account) throw new AppError('user_not_found');
  const subscription = (await knownAccount(deps.db, personId))?.subscription ?? null;
  const inTrial = subscription !== null && isInTrial(subscription, now) ? subscription : null;
  const ends = account.trial_ends_at ?? inTrial?.trialEndsAt ?? null;
  if (ends === null) throw new AppError('change_not_allowed');
  const until = new Date(Math.max(ends.getTime(), now.getTime()) + days * DAY_MS);
  if (inTrial) {
    const command = { kind: 'extend-trial', subscriptionId: inTrial.id, until: until.toISOString(), days } as const;
    await runCommand(deps, personId, { ...command, act: actOf(act) }, { reason: saidBy(act) });
    return;
  }
  await actOnPerson(deps, act, async (tx) => {
    if (await lockTrial(tx, personId)) await setTrialEnd(tx, personId, until);
    return { action: 'billing.trial-extended', detail: { days, until: until.toISOString().slice(0, 10) } };
  });
}

/** Gives what a plan gives for some days; with none, what was given ends now. An account that is over is in order again. */
export async function grantPlan(
  deps: BillingDeps,
  act: AdminAct,
  { plan, days }: { plan: string; days: number },
): Promise<void> {
  await actOnPerson(deps, act, async (tx, person, now) => {
    if (days === 0) {
      await endGrant(tx, person.id);
      return { action: 'billing.grant-ended', detail: {} };
    }
    const until = new Date(now.getTime() + days * DAY_MS);
    await grantUntil(tx, person.id, plan, until);
    // When it ends without another plan the account is a free one.
    await becomeFree(tx, person.id);
    if (person.status === 'inactive') await setPerson(tx, person.id, { status: 'active' }, now);
    return { action: 'billing.plan-granted', detail: { plan, days, until: until.toISOString().slice(0, 10) } };
  });
}

/**
 * Gives an invoice back to the card.
 *
 * @param asked.amount in dollars; null: all that can still be given back.
 * @throws AppError `billing_not_found` for an invoice that is not theirs or cannot be given back, `refund_too_much`.
 */
export async function refundInvoice(
  deps: BillingDeps,
  act: AdminAct,
  asked: { number: string; amount: number | null },
): Promise<void> {
  await mustBeBilled(deps, act.personId);
  const judgedAt = deps.clock.now();
  const refundable = await answered(() => processorOf(deps).refundable(act.personId, asked.number));
  if (refundable === null || refundable === 0) throw new AppError('billing_not_found');
  const amount: Cents = asked.amount === null ? refundable : toCents(asked.amount);
  if (amount > refundable) throw new AppError('refund_too_much');
  const command = { kind: 'refund', invoice: asked.number, amount, refundable, act: actOf(act) } as const;
  await runCommand(deps, act.personId, command, { reason: saidBy(act), judgedAt });
}
