import type { MemberActor } from '@yardsign/domain/access/actor';
import { appleGives } from '@yardsign/domain/billing/apple';
import { isLive } from '@yardsign/domain/billing/subscription';
import { AppError } from '../../../platform/errors.ts';
import { chosenPlan, readCoupons } from '../coupons/choose-coupon.ts';
import type { BillingDeps } from '../ports.ts';
import { mustAnswer } from '../account/must-answer.ts';
import { readOwnBilling, readPlans } from '../account/read-billing.ts';
import { runCommand } from '../commands/run-command.ts';
import { findPerson, runningTrial } from '../store.ts';

/** Name and address that the processor writes to. @throws AppError `signup_unfinished` for a sign-up without a password. */
async function personOf(deps: BillingDeps, memberId: string) {
  const person = await findPerson(deps.db, memberId);
  if (!person) throw new AppError('user_not_found');
  if (person.password_hash === null)
    throw new AppError('signup_unfinished', { issues: [{ path: 'password', message: 'missing' }] });
  return { firstName: person.first_name, lastName: person.last_name, email: person.email };
}

/**
 * Begins a subscription, now or when our own trial ends: a trial is never the browser's to choose.
 *
 * @throws AppError `change_not_allowed` where one lives already, by card or in the App Store, `no_change_call` for whom nobody bills,
 *   `plan_not_offered`, `price_changed`, a refusal of the coupon or of the bank.
 */
export async function subscribe(
  deps: BillingDeps,
  actor: MemberActor,
  asked: {
    planCode: string;
    /** What was shown as its price, in dollars. */
    shownPrice?: number | undefined;
    couponCodes: string[];
    tokenId?: string | undefined;
    proof?: string | undefined;
  },
): Promise<void> {
  const now = deps.clock.now();
  const plans = await readPlans(deps, actor, { fresh: true });
  const plan = chosenPlan(plans, asked.planCode, asked.shownPrice);
  const own = await readOwnBilling(deps, actor);
  const { snapshot, apple } = own;
  if (snapshot.subscription !== null && isLive(snapshot.subscription, now)) throw new AppError('change_not_allowed');
  // What is paid to Apple is not paid by card as well.
  if (appleGives(apple?.status ?? null)) throw new AppError('change_not_allowed');
  // Whoever was given their access, or is kept out, would pay for nothing.
  mustAnswer(actor, own, 'change');
  const couponCodes = await readCoupons(
    deps,
    { memberId: actor.userId, redeemed: snapshot.coupons },
    asked.couponCodes,
    { plans, plan, current: null },
  );
  const trialEndsAt = await runningTrial(deps.db, actor.userId, now);
  const wanted = {
    planCode: plan.code,
    couponCodes,
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    tokenId: asked.tokenId,
    proof: asked.proof,
    person: await personOf(deps, actor.userId),
  };
  await runCommand(deps, actor.userId, { kind: 'subscribe', ...wanted }, { judgedAt: own.readAt });
  if (actor.limitedTo === 'signup')
    await deps.db.transaction().execute((tx) => deps.liftSignupLimit(tx, actor.sessionId));
}
