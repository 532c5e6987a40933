import type { MemberActor } from '@yardsign/domain/access/actor';
import type { BillingAsk } from '@yardsign/domain/billing/service';
import { type Cents } from '@yardsign/domain/billing/money';
import type { Subscription } from '@yardsign/domain/billing/subscription';
import { AppError } from '../../../platform/errors.ts';
import { chosenPlan, readCoupons } from '../coupons/choose-coupon.ts';
import { type AccountCoupon, type BillingDeps, ProcessorRefusal } from '../ports.ts';
import { mustAnswer } from '../account/must-answer.ts';
import { readOwnBilling, readPlans } from '../account/read-billing.ts';
import { answered } from '../account/answered.ts';
import { runCommand } from '../commands/run-command.ts';
import { processorOf } from '../account/sync-account.ts';

async function ownContract(
  deps: BillingDeps,
  actor: MemberActor,
  { id, ask = 'change' }: { id?: string | undefined; ask?: BillingAsk },
): Promise<{ subscription: Subscription; coupons: AccountCoupon[]; readAt: Date | null }> {
  const own = await readOwnBilling(deps, actor);
  mustAnswer(actor, own, ask);
  const { subscription, coupons } = own.snapshot;
  if (subscription === null || (id !== undefined && subscription.id !== id)) throw new AppError('billing_not_found');
  return { subscription, coupons, readAt: own.readAt };
}

/** The caller's subscription. @throws AppError `billing_not_found` for one of somebody else, or of nobody; what `mustAnswer` throws. */
export async function ownSubscription(
  deps: BillingDeps,
  actor: MemberActor,
  { id }: { id?: string | undefined } = {},
): Promise<Subscription> {
  return (await ownContract(deps, actor, { id })).subscription;
}

interface Wish {
  planCode: string;
  /** What was shown as its price, in dollars. */
  shownPrice?: number | undefined;
  coupon?: string | undefined;
}

async function readWish(deps: BillingDeps, actor: MemberActor, wish: Wish, ask: BillingAsk) {
  const { subscription, coupons, readAt } = await ownContract(deps, actor, { ask });
  const plans = await readPlans(deps, actor, { fresh: ask === 'change' });
  const plan = chosenPlan(plans, wish.planCode, wish.shownPrice);
  const current = plans.find((one) => one.code === subscription.planCode) ?? null;
  const typed = wish.coupon === undefined || wish.coupon === '' ? [] : [wish.coupon];
  const whose = { memberId: actor.userId, redeemed: coupons };
  const couponCodes = await readCoupons(deps, whose, typed, { plans, plan, current });
  return { subscription, plan, couponCodes, readAt };
}

/** What moving to a plan now would cost. @returns cents, never below 0. */
export async function proratedAmount(deps: BillingDeps, actor: MemberActor, wish: Wish): Promise<Cents> {
  const { subscription, plan, couponCodes } = await readWish(deps, actor, wish, 'validation');
  try {
    const amount = await answered(() => processorOf(deps).previewChange(subscription.id, plan.code, couponCodes));
    return Math.max(0, amount);
  } catch (error) {
    if (error instanceof ProcessorRefusal) throw new AppError(error.refusal);
    throw error;
  }
}

/** Moves to another plan. @throws AppError a refusal. */
export async function changePlan(
  deps: BillingDeps,
  actor: MemberActor,
  wish: Wish & { timeframe: 'now' | 'renewal'; proof?: string | undefined },
): Promise<void> {
  const { subscription, plan, couponCodes, readAt } = await readWish(deps, actor, wish, 'change');
  const { timeframe, proof } = wish;
  const wanted = { subscriptionId: subscription.id, planCode: plan.code, couponCodes, timeframe, proof };
  await runCommand(deps, actor.userId, { kind: 'change', ...wanted }, { judgedAt: readAt });
}

/** Changes the additions to the plan; those that are not named stay. */
export async function changeAddOns(
  deps: BillingDeps,
  actor: MemberActor,
  wish: {
    id: string;
    addOns: readonly { code: string; quantity: number }[];
    timeframe: 'now' | 'renewal';
    proof?: string | undefined;
  },
): Promise<void> {
  const { subscription, readAt } = await ownContract(deps, actor, { id: wish.id });
  const wanted = new Map(subscription.addOns.map(({ code, quantity }) => [code, quantity]));
  for (const { code, quantity } of wish.addOns) wanted.set(code, quantity);
  const addOns = [...wanted].filter(([, quantity]) => quantity > 0).map(([code, quantity]) => ({ code, quantity }));
  const { timeframe, proof } = wish;
  const change = { subscriptionId: subscription.id, addOns, couponCodes: [], timeframe, proof };
  await runCommand(deps, actor.userId, { kind: 'change', ...change }, { judgedAt: readAt });
}
