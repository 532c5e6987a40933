import type { MemberActor } from '@yardsign/domain/access/actor';
import { CARDS } from '@yardsign/sandbox/vendors/recurly/conformance/in-process';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkBooks, payingMember } from '../../../app/testing/worlds/billing-books.ts';
import { billingWorld, type BillingWorld } from '../../../app/testing/worlds/billing-world.ts';
import { Killed, mortalBilling } from '../../../app/testing/processes/mortal-billing.ts';
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
import { payInvoice, purchase, updateCard } from '../changes/pay.ts';
import type { BillingDeps } from '../ports.ts';
import { refundInvoice } from '../staff/act-on-billing.ts';
import { subscribe } from '../changes/subscribe.ts';
import { syncAccount } from '../account/sync-account.ts';

/**
 * A process that is killed in the middle of a change: at each of its steps, between any two questions to the database or to the
 * processor. Another process finds out what became of it. The change is there as a whole or not at all, and nothing is charged twice.
 */

/** How many steps of each change are tried besides the first and the last. */
const TRIED = 2;

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

type Does = (mortal: BillingDeps, actor: MemberActor) => Promise<unknown>;

const start = async (actor: MemberActor, by: BillingDeps = deps, card: string = CARDS.good) =>
  subscribe(by, actor, { planCode: 'expert-monthly', couponCodes: [], tokenId: await world.card(card) });
const idOf = async (actor: MemberActor) => (await ownSubscription(deps, actor)).id;
const paused = async (actor: MemberActor) => {
  await start(actor);
  await world.pass(26);
  await pauseSubscription(deps, actor, { id: await idOf(actor), cycles: 1, reason: 'cost' });
  await world.pass(6);
  await syncAccount(deps, actor.userId);
};
const owing = async (actor: MemberActor) => {
  await start(actor);
  await updateCard(deps, actor, await world.card(CARDS.poor));
  await world.pass(31);
  await updateCard(deps, actor, await world.card());
};
const firstInvoice = async (actor: MemberActor) =>
  (await deps.processor?.invoices(actor.userId, { limit: 1 }))?.items[0]?.number ?? '';
const adminAct = (actor: MemberActor) => ({ by: actor, personId: actor.userId, reason: 'asked', requestId: null });

const CHANGES: Record<string, { given: (actor: MemberActor) => Promise<unknown>; does: Does }> = {
  subscribing: { given: async () => null, does: (by, actor) => start(actor, by) },
  'moving to another plan': {
    given: (actor) => start(actor),
    does: (by, actor) => changePlan(by, actor, { planCode: 'elite-monthly', timeframe: 'now' }),
  },
  'noting another plan': {
    given: (actor) => start(actor),
    does: (by, actor) => changePlan(by, actor, { planCode: 'elite-monthly', timeframe: 'renewal' }),
  },
  'taking a change back': {
    async given(actor) {
      await start(actor);
      await changePlan(deps, actor, { planCode: 'elite-monthly', timeframe: 'renewal' });
    },
    does: async (by, actor) => dropChange(by, actor, await idOf(actor)),
  },
  'buying seats': {
    given: (actor) => start(actor),
    does: async (by, actor) =>
      changeAddOns(by, actor, {
        id: await idOf(actor),
        addOns: [{ code: 'team-member', quantity: 3 }],
        timeframe: 'now',
      }),
  },
  pausing: {
    async given(actor) {
      await start(actor);
      await world.pass(26);
    },
    does: async (by, actor) => pauseSubscription(by, actor, { id: await idOf(actor), cycles: 2, reason: 'cost' }),
  },
  resuming: { given: paused, does: async (by, actor) => resumeSubscription(by, actor, await idOf(actor)) },
  cancelling: {
    given: (actor) => start(actor),
    does: async (by, actor) => cancelSubscription(by, actor, { id: await idOf(actor), reason: 'cost' }),
  },
  'taking a cancellation back': {
    async given(actor) {
      await start(actor);
      await cancelSubscription(deps, actor, { id: await idOf(actor), reason: 'cost' });
    },
    does: async (by, actor) => reactivateSubscription(by, actor, await idOf(actor)),
  },
  'replacing the card': {
    given: (actor) => start(actor),
    does: async (by, actor) => updateCard(by, actor, await world.card(CARDS.poor)),
  },
  'paying what is owed': {
    given: owing,
    does: async (by, actor) => {
      const { pastDue } = await syncAccount(deps, actor.userId);
      await payInvoice(by, actor, { number: pastDue[0]?.number ?? '' });
    },
  },
  'buying once': {
    given: (actor) => start(actor),
    does: (by, actor) => purchase(by, actor, { items: [{ code: 'setup-session', quantity: 1 }], couponCodes: [] }),
  },
  'giving back': {
    given: (actor) => start(actor),
    does: async (by, actor) => refundInvoice(by, adminAct(actor), { number: await firstInvoice(actor), amount: 10 }),
  },
};

/** What of an account can be told apart, without times and names. */
async function seen(memberId: string) {
  const vendor = await world.vendor();
  const of = <One extends { accountCode: string }>(all: One[]) => all.filter((one) => one.accountCode === memberId);
  const amounts = async (kind: string) =>
    (await world.effects(kind)).filter(({ account }) => account === memberId).map(({ amount }) => amount);
  const entries = await world.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject_id', '=', memberId)
    .where('action', '=', 'billing.refunded')
    .execute();
  return {
    subscriptions: of(vendor.subscriptions).map(({ state, planCode, pausedAt, pendingChange, addOns }) => ({
      state,
      planCode,
      addOns,
      isPaused: pausedAt !== null,
      isPending: pendingChange !== null,
    })),
    card: vendor.accounts[memberId]?.card?.lastFour ?? null,
    payments: await amounts('payment'),
    refunds: await amounts('refund'),
    owed: of(vendor.invoices).filter(({ state }) => state === 'past_due').length,
    audited: entries.length,
  };
}

/** Somebody alone, for whom a change is ready to be made. */
async function ready(name: string): Promise<MemberActor> {
  people += 1;
  // Nobody's card may have expired in the years of those before.
  world.clock.moveTo(started.getTime());
  await world.forget();
  await world.db.deleteFrom('billing_command').execute();
  await world.db.deleteFrom('billing_account').execute();
  const person = { username: `killed${people}`, firstName: `K${people}`, lastName: 'I' };
  const actor = payingMember(await addMember(world.world, person));
  await CHANGES[name]?.given(actor);
  return actor;
}

/** Makes a change by a process that dies at a step. @returns how many steps it came to. */
async function dieAt(name: string, actor: MemberActor, step: number): Promise<number> {
  const mortal = mortalBilling(deps, step);
  await CHANGES[name]?.does(mortal.deps, actor).catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
  });
  return mortal.steps();
}

/** What the next process does. */
async function findOut(memberId: string): Promise<void> {
  world.clock.advance(61_000);
  await world.settle();
  await syncAccount(deps, memberId);
  await checkBooks(world, memberId);
}

describe('a process that is killed', () => {
  test.each(Object.keys(CHANGES))(
    '%s leaves it done or not, never half and never twice',
    async (name) => {
      const whole = await ready(name);
      const before = await seen(whole.userId);
      const steps = await dieAt(name, whole, Number.POSITIVE_INFINITY);
      await findOut(whole.userId);
      const after = await seen(whole.userId);
      expect(after).not.toEqual(before);

      const middle = fc.sample(fc.shuffledSubarray([...Array(steps).keys()].slice(1, -1)), {
        numRuns: 1,
        seed: seedOf(`killed ${name}`),
      });
      const tried = isDeep ? [...Array(steps).keys()] : [0, ...(middle[0] ?? []).slice(0, TRIED), steps - 1];
      for (const step of tried) {
        const actor = await ready(name);
        await dieAt(name, actor, step);
        await findOut(actor.userId);
        const end = await seen(actor.userId);
        expect([before, after], `killed at step ${step} of ${steps}`).toContainEqual(end);
      }
    },
    isDeep ? 3_600_000 : 120_000,
  );
});
