import type { MemberActor } from '@yardsign/domain/access/actor';
import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { CARDS } from '@yardsign/sandbox/vendors/recurly/conformance/in-process';
import { checkBooks, payingMember } from '../../../app/testing/worlds/billing-books.ts';
import { billingWorld, type BillingWorld } from '../../../app/testing/worlds/billing-world.ts';
import { AppError } from '../../../platform/errors.ts';
import { isDeep, seedOf } from '../../../platform/testing/effort.ts';
import { addMember } from '../../../seeds/scenarios.ts';
import {
  cancelSubscription,
  dropChange,
  pauseSubscription,
  reactivateSubscription,
  resumeSubscription,
} from '../changes/act-on-subscription.ts';
import { changeAddOns, changePlan, ownSubscription } from '../changes/change-plan.ts';
import { payInvoice, updateCard } from '../changes/pay.ts';
import type { BillingDeps } from '../ports.ts';
import { subscribe } from '../changes/subscribe.ts';
import { syncAccount } from '../account/sync-account.ts';

/**
 * Random histories of money, with lost answers and a clock that jumps. After each step what we hold is what the processor has, there
 * is at most one live subscription, every cent that was charged stands on an invoice, and nobody holds a plan that is not paid for.
 */

const HISTORIES = isDeep ? 100_000 : 60;
const MOST_STEPS = 12;
const LONGEST_MS = isDeep ? 10 * 3_600_000 : 300_000;

const PLANS = ['essentials-monthly', 'expert-monthly', 'elite-monthly', 'expert-annual', 'elite-annual'] as const;
const FAULTS = [
  null,
  null,
  { kind: 'drop_before_effect' },
  { kind: 'drop_after_effect' },
  { kind: 'drop_after_effect', times: 2 },
  { kind: 'status', code: 503 },
  { kind: 'status', code: 502, afterEffect: true },
];

const step = fc.record({
  act: fc.constantFrom(
    'subscribe',
    'subscribe',
    'change now',
    'change later',
    'drop change',
    'seats',
    'pause',
    'drop pause',
    'resume',
    'cancel',
    'reactivate',
    'bad card',
    'good card',
    'pay',
    'days',
    'days',
    'month',
  ),
  plan: fc.constantFrom(...PLANS),
  coupon: fc.constantFrom(undefined, undefined, 'WELCOME20', 'ANNUAL15', 'TENOFF'),
  number: fc.integer({ min: 1, max: 25 }),
  fault: fc.constantFrom(...FAULTS),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const plain = { coupon: undefined, number: 1, fault: null };
/** Who has paid for a year since they asked for a pause has that year first. */
const PAUSE_THEN_LONGER_PLAN: Step[] = [
  { ...plain, act: 'subscribe', plan: 'essentials-monthly' },
  { ...plain, act: 'days', plan: 'essentials-monthly', number: 25 },
  { ...plain, act: 'pause', plan: 'essentials-monthly' },
  { ...plain, act: 'change now', plan: 'elite-annual' },
  { ...plain, act: 'days', plan: 'elite-annual', number: 5 },
];

let world: BillingWorld;
let deps: BillingDeps;
let people = 0;
let started: Date;

beforeAll(async () => {
  world = await billingWorld();
  deps = world.deps;
  started = world.clock.now();
});
afterAll(() => world.close());

async function take(actor: MemberActor, { act, plan, coupon, number }: Step): Promise<void> {
  const id = async () => (await ownSubscription(deps, actor)).id;
  const cycles = (number % 3) + 1;
  const newCard = async (card: string) => updateCard(deps, actor, await world.card(card));
  const change = (timeframe: 'now' | 'renewal') => changePlan(deps, actor, { planCode: plan, coupon, timeframe });
  const acts: Record<Step['act'], () => Promise<void>> = {
    subscribe: async () =>
      subscribe(deps, actor, {
        planCode: plan,
        couponCodes: coupon === undefined ? [] : [coupon],
        tokenId: await world.card(number % 5 === 0 ? CARDS.declined : CARDS.good),
      }),
    'change now': () => change('now'),
    'change later': () => change('renewal'),
    'drop change': async () => dropChange(deps, actor, await id()),
    seats: async () =>
      changeAddOns(deps, actor, {
        id: await id(),
        addOns: [{ code: 'team-member', quantity: number % 4 }],
        timeframe: 'now',
      }),
    pause: async () => pauseSubscription(deps, actor, { id: await id(), cycles, reason: 'cost' }),
    'drop pause': async () => pauseSubscription(deps, actor, { id: await id(), cycles: 0, reason: null }),
    resume: async () => resumeSubscription(deps, actor, await id()),
    cancel: async () => cancelSubscription(deps, actor, { id: await id(), reason: 'cost' }),
    reactivate: async () => reactivateSubscription(deps, actor, await id()),
    'bad card': () => newCard(CARDS.poor),
    'good card': () => newCard(CARDS.good),
    async pay() {
      const { pastDue } = await syncAccount(deps, actor.userId);
      if (pastDue[0]) await payInvoice(deps, actor, { number: pastDue[0].number });
    },
    days: () => world.pass(number),
    month: () => world.pass(31),
  };
  await acts[act]();
}

/** A refusal is an answer like any other; an error that is none would be thrown. */
async function orRefused(act: Promise<void>): Promise<void> {
  await act.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}

/** Each history is of somebody alone: those before would be billed, and looked at, with every step. */
async function begin(): Promise<MemberActor> {
  people += 1;
  // Nobody's card may have expired in the years of those before.
  world.clock.moveTo(started.getTime());
  await world.forget();
  await world.db.deleteFrom('billing_command').execute();
  await world.db.deleteFrom('billing_account').execute();
  const person = { username: `history${people}`, firstName: `H${people}`, lastName: 'I' };
  return payingMember(await addMember(world.world, person));
}

/** Everything that is still unclear is found out, and the account is looked at once. */
async function settle(memberId: string): Promise<void> {
  await world.clearFaults();
  world.clock.advance(61_000);
  await world.settle();
  await syncAccount(deps, memberId);
}

test(
  'whatever happens, in whatever order, our books are those of the processor',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: MOST_STEPS }), async (steps) => {
        const actor = await begin();
        for (const one of steps) {
          if (one.fault !== null) await world.fault({ ...one.fault, match: { method: 'POST' } });
          await orRefused(take(actor, one));
          await settle(actor.userId);
          await checkBooks(world, actor.userId);
        }
      }),
      { numRuns: HISTORIES, seed: seedOf('billing histories'), examples: [[PAUSE_THEN_LONGER_PLAN]] },
    );
  },
  LONGEST_MS,
);
