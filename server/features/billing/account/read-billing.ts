import type { BillingState } from '@yardsign/contracts/routes/billing/billing-shapes';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { isCrew } from '@yardsign/domain/access/roles';
import { appleGives } from '@yardsign/domain/billing/apple';
import { canConvertToAnnual } from '@yardsign/domain/billing/convert-to-annual';
import { fromCents } from '@yardsign/domain/billing/money';
import { nextBill } from '@yardsign/domain/billing/next-bill';
import { pauseObstacles } from '@yardsign/domain/billing/may-pause';
import { offeredPlans, type Plan } from '@yardsign/domain/billing/plans';
import { stageOf } from '@yardsign/domain/billing/subscription';
import { dunningPath } from '@yardsign/domain/access/guards';
import { AppError } from '../../../platform/errors.ts';
import { type OwnApple, readOwnApple } from '../apple/own-apple.ts';
import { answered } from './answered.ts';
import { billingSourceOf } from '../billing-part.ts';
import { CREW_PLANS, crewSnapshot } from './crew-data.ts';
import { type BillingDeps, type BillingSnapshot, ProcessorSilence } from '../ports.ts';
import {
  presentAccount,
  presentAccountCoupon,
  presentApple,
  presentBalance,
  presentPlan,
  presentSubscription,
} from '../present.ts';
import { couponToOffer } from '../coupons/offered-coupons.ts';
import { siteDefinitions } from '../coupons/site-definitions.ts';
import { readSnapshot } from './snapshot.ts';
import { findBilling } from '../store.ts';
import { hasPaid, processorOf, syncAccount } from './sync-account.ts';

/** What was read so long ago is shown without asking again. */
const FRESH_MS = 60_000;

export interface OwnBilling {
  snapshot: BillingSnapshot;
  /** What they pay in the App Store, or null. */
  apple: OwnApple | null;
  /** When the processor said so; null: it knows nothing of the account. */
  readAt: Date | null;
  testData: boolean;
}

const NO_CARD: BillingSnapshot = {
  account: null,
  subscription: null,
  coupons: [],
  pastDue: [],
  balance: 0,
  payments: 0,
};

/**
 * What the processor says of the caller, from at most a minute ago; what it said last where it is silent.
 *
 * @throws AppError `billing_off`, `billing_unavailable` where it is silent and never said anything.
 */
export async function readOwnBilling(deps: BillingDeps, actor: MemberActor): Promise<OwnBilling> {
  const now = deps.clock.now();
  if (isCrew(actor)) return { snapshot: crewSnapshot(actor.userId, now), apple: null, readAt: now, testData: true };
  processorOf(deps);
  const [row, apple] = await Promise.all([
    findBilling(deps.db, actor.userId),
    readOwnApple(deps.db, deps, actor.userId),
  ]);
  if (row && now.getTime() - row.synced_at.getTime() < FRESH_MS)
    return { snapshot: readSnapshot(row.snapshot), apple, readAt: row.synced_at, testData: false };
  try {
    return { snapshot: await syncAccount(deps, actor.userId), apple, readAt: now, testData: false };
  } catch (error) {
    if (!(error instanceof ProcessorSilence)) throw error;
    // Who is billed by Apple alone is not asked for an answer of the card processor.
    if (!row && appleGives(apple?.status ?? null)) return { snapshot: NO_CARD, apple, readAt: null, testData: false };
    if (!row) throw new AppError('billing_unavailable', { cause: error });
    return { snapshot: readSnapshot(row.snapshot), apple, readAt: row.synced_at, testData: false };
  }
}

/** The plans of the site. @param asked.fresh as they are now, for somebody who buys. @throws AppError `billing_off`, `billing_unavailable`. */
export async function readPlans(deps: BillingDeps, actor: MemberActor, asked = { fresh: false }): Promise<Plan[]> {
  return isCrew(actor) ? CREW_PLANS : answered(() => processorOf(deps).plans(asked));
}

/** What somebody pays can be shown without what else there is to choose. */
async function unlessSilent<Answer>(ask: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  try {
    return await ask;
  } catch (error) {
    if (error instanceof AppError && error.code === 'billing_unavailable') return otherwise;
    throw error;
  }
}

const OFF: BillingState = {
  enabled: false,
  source: 'guest',
  test_data: false,
  stage: 'none',
  subscription: null,
  next_bill: null,
  apple: null,
  account: null,
  account_coupons: [],
  offered_coupon: null,
  plans: [],
  balance: presentBalance(0),
  past_due_invoice: null,
  redirect: '/subscription',
  memberHasPaid: false,
  pause_obstacles: [],
  can_convert_to_annual: false,
  card_fields: null,
  last_sync: null,
};

/** What is true of an account, and what can be done about it. */
export async function readBilling(deps: BillingDeps, actor: MemberActor): Promise<BillingState> {
  if (deps.processor === null) return OFF;
  const now = deps.clock.now();
  const { snapshot, apple, readAt, testData } = await readOwnBilling(deps, actor);
  const [plans, definitions] = await Promise.all([unlessSilent(readPlans(deps, actor), []), siteDefinitions(deps)]);
  const { subscription, account } = snapshot;
  const beginsByCard = subscription === null && apple === null && !testData;
  const offeredCoupon = beginsByCard ? await unlessSilent(couponToOffer(deps, actor.userId, definitions), null) : null;
  const current = plans.find((plan) => plan.code === subscription?.planCode);
  const hasLive = account?.hasLiveSubscription ?? false;
  const source = billingSourceOf(hasLive, actor.features, actor.status, apple?.status ?? null);
  const [owed] = snapshot.pastDue;
  const paid = hasPaid(snapshot, now);
  return {
    enabled: true,
    source,
    test_data: testData,
    stage: stageOf(subscription, now),
    subscription:
      subscription && presentSubscription(subscription, { coupons: snapshot.coupons, definitions, code: actor.userId }),
    next_bill: subscription && fromCents(nextBill(subscription, snapshot.coupons)),
    apple: apple && presentApple(apple),
    account: account && presentAccount(account),
    account_coupons: snapshot.coupons.map((one) =>
      presentAccountCoupon(one, subscription?.periodEndsAt ?? null, definitions),
    ),
    offered_coupon: offeredCoupon,
    plans: offeredPlans(plans).map((plan) => presentPlan(plan, deps.videos)),
    balance: presentBalance(snapshot.balance),
    past_due_invoice: owed ? { number: owed.number, balance: fromCents(owed.balance) } : null,
    redirect: owed ? dunningPath(source) : source === 'apple' ? '/subscription' : '/upgrade',
    memberHasPaid: paid || source === 'apple',
    pause_obstacles: [
      ...pauseObstacles(
        { hasAccount: account !== null, hasPastDueInvoice: owed !== undefined, hasPaid: paid, subscription },
        now,
      ),
      ...(current && current.months !== 1 ? (['not-monthly'] as const) : []),
    ],
    can_convert_to_annual: canConvertToAnnual({
      months: current?.months ?? 0,
      hasPastDueInvoice: owed !== undefined,
      hasLiveSubscription: hasLive,
      addOns: subscription?.addOns ?? [],
    }),
    card_fields: deps.cardFields,
    last_sync: readAt?.toISOString() ?? null,
  };
}
