import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { billingWorld, type BillingWorld } from '../../../app/testing/worlds/billing-world.ts';
import { addMember } from '../../../seeds/scenarios.ts';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { processorOf, syncAccount } from '../account/sync-account.ts';
import { changePlan } from '../changes/change-plan.ts';
import { purchase } from '../changes/pay.ts';
import { subscribe } from '../changes/subscribe.ts';
import type { BillingDeps, CardProcessor } from '../ports.ts';
import { findCouponRow, insertCoupon, writeEnd } from '../coupons/coupon-store.ts';
import { settleCoupon } from '../coupons/settle-coupon.ts';
import { refundInvoice } from '../staff/act-on-billing.ts';
import { findCommand } from './command-store.ts';
import { finishCommand } from './finish-command.ts';
import { settleBilling } from './settle-billing.ts';

// Runs on PostgreSQL too.

let world: BillingWorld;
let again: () => Promise<void>;
let maya: string;
let cora: string;
let token: string;

beforeAll(async () => {
  world = await billingWorld();
  maya = await world.addFree({ username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  cora = await addMember(world.world, { username: 'cora', firstName: 'Cora', lastName: 'Whit' });
  again = await world.remember();
});
beforeEach(async () => {
  await again();
  await world.forget();
  token = await world.signIn('maya');
});
afterAll(() => world.close());

const actor = (userId: string): MemberActor => ({
  ...{ kind: 'member', userId, sessionId: 'ses_1', via: 'cookie', status: 'active', type: null, accessLevel: 1 },
  ...{ levelWaits: null, features: ['free'], membership: null, impersonator: null, secondFactorAt: null },
  ...{ secondFactorFresh: false, limitedTo: null, brandVersion: 1, publicCode: 'maya', hidesVideos: false },
});

/** The product, with something else done a moment after it has looked at the account and before it asks for its own change. */
function lateWith(ask: 'coupons' | 'refundable', other: () => PromiseLike<unknown>): BillingDeps {
  const processor = processorOf(world.deps);
  let isDone = false;
  const meanwhile = async (...asked: never[]) => {
    if (!isDone) {
      isDone = true;
      world.clock.advance(1000);
      await other();
    }
    return (processor[ask] as (...all: never[]) => Promise<unknown>)(...asked);
  };
  return { ...world.deps, processor: { ...processor, [ask]: meanwhile } as CardProcessor };
}

const begun = (more: object = {}) => world.subscribe({ token, memberId: maya }, more);
const payments = async () => (await world.effects('payment')).length;
const BUSY = { code: 'billing_busy' };

test('a coupon that two requests bring at once is used once, and the later one hears that something has changed', async () => {
  await begun({ plan_code: 'essentials-monthly' });
  const change = (new_plan_code: string) =>
    world.bill(token, 'POST', `/accounts/${maya}/change_plan`, { new_plan_code, coupon: 'TENOFF' });
  const deps = lateWith('coupons', () => change('expert-monthly'));
  const wish = { planCode: 'elite-monthly', coupon: 'TENOFF', timeframe: 'now' } as const;
  await expect(changePlan(deps, actor(maya), wish)).rejects.toMatchObject(BUSY);
  const { account_coupons, subscription } = await world.state(token);
  expect(account_coupons.map(({ coupon }) => coupon.code)).toEqual(['TENOFF']);
  expect(subscription?.plan.code).toBe('expert-monthly');
  // Pressed again it is held against what there is by now.
  expect((await change('elite-monthly')).statusCode).toBe(200);
  expect((await world.state(token)).account_coupons).toHaveLength(1);
});

test('a coupon is used once when a change that was lost is done by the job after another request has looked at the account', async () => {
  await begun({ plan_code: 'essentials-monthly' });
  const lost = { kind: 'drop_before_effect', times: 2, match: { method: 'POST', path: '/change' } };
  await world.fault(lost);
  const wish = { planCode: 'expert-monthly', coupon: 'TENOFF', timeframe: 'now' } as const;
  await expect(changePlan(world.deps, actor(maya), wish)).rejects.toMatchObject({ code: 'billing_unclear' });
  world.clock.advance(2 * 60_000);
  const processor = processorOf(world.deps);
  // The job has begun; the other request looks at the account, and only then the job does what was lost.
  let finish = async () => {};
  const job = new Promise<void>((begunTheJob) => {
    const execute: CardProcessor['execute'] = (...asked) =>
      new Promise((done, failed) => {
        finish = async () => {
          world.clock.advance(1000);
          await processor.execute(...asked).then(done, failed);
          await settling;
        };
        begunTheJob();
      });
    const settling = settleBilling({ ...world.deps, processor: { ...processor, execute } });
  });
  await job;
  world.clock.advance(1000);
  const deps = lateWith('coupons', () => finish());
  await expect(changePlan(deps, actor(maya), { ...wish, planCode: 'elite-monthly' })).rejects.toMatchObject(BUSY);
  expect((await world.state(token)).account_coupons).toHaveLength(1);
});

test('what is bought in two windows at once is paid once', async () => {
  await begun();
  const before = await payments();
  const items = [{ code: 'setup-session', quantity: 1 }];
  const buy = (deps: BillingDeps) => purchase(deps, actor(maya), { items, couponCodes: ['TENOFF'] });
  const deps = lateWith('coupons', () => buy(world.deps));
  await expect(buy(deps)).rejects.toMatchObject(BUSY);
  expect(await payments()).toBe(before + 1);
});

test('a subscription that is begun in two windows at once is begun once', async () => {
  await world.state(token);
  const deps = lateWith('coupons', () => begun());
  const asked = { planCode: 'expert-monthly', couponCodes: ['TENOFF'], tokenId: await world.card() };
  await expect(subscribe(deps, actor(maya), asked)).rejects.toMatchObject(BUSY);
  expect(await payments()).toBe(1);
});

test('a part of an invoice that two of the staff give back at once is given back once', async () => {
  await begun();
  const [invoice] = (await world.effects('invoice')) as { number: number }[];
  const act = { by: actor(cora), personId: maya, reason: 'They asked by telephone', requestId: 'req_1' };
  const refund = (deps: BillingDeps) => refundInvoice(deps, act, { number: String(invoice?.number), amount: 20 });
  const deps = lateWith('refundable', () => refund(world.deps));
  await expect(refund(deps)).rejects.toMatchObject(BUSY);
  expect(await world.effects('refund')).toHaveLength(1);
});

test('of two that find out what became of a refund one writes it down', async () => {
  await begun();
  const [invoice] = (await world.effects('invoice')) as { number: number }[];
  const act = { by: actor(cora), personId: maya, reason: 'They asked by telephone', requestId: 'req_1' };
  await refundInvoice(world.deps, act, { number: String(invoice?.number), amount: 20 });
  const { id } = await world.db
    .selectFrom('billing_command')
    .select('id')
    .where('kind', '=', 'refund')
    .executeTakeFirstOrThrow();
  const row = await findCommand(world.db, id);
  if (row) await finishCommand(world.deps, row, { state: 'done', refusal: null, settled_at: world.clock.now() });
  const entries = await world.db
    .selectFrom('audit_entry')
    .select('id')
    .where('action', '=', 'billing.refunded')
    .execute();
  expect(entries).toHaveLength(1);
});

test('an answer of the processor that is overtaken by a newer one changes nothing of it', async () => {
  await begun();
  const id = (await world.state(token)).subscription?.id;
  const processor = processorOf(world.deps);
  const read: CardProcessor['read'] = async (...asked) => {
    const old = await processor.read(...asked);
    world.clock.advance(1000);
    const cancelled = await world.bill(token, 'PUT', `/subscriptions/${id}/cancel`, { reason: 'cost' });
    expect(cancelled.statusCode).toBe(200);
    return old;
  };
  await syncAccount({ ...world.deps, processor: { ...processor, read } }, maya);
  expect((await world.state(token)).stage).toBe('pending-cancel');
});

test('a coupon that ends while the processor is told that it is there has its end told too', async () => {
  const names = { en: 'Half off', es: 'La mitad' };
  const definition = {
    code: 'BRIEF',
    purpose: 'promo',
    value: '50%',
    duration: '2 months',
    plans: 'all',
    ends: null,
    names,
  } as const;
  const at = world.clock.now();
  await world.db.transaction().execute((tx) => insertCoupon(tx, definition, { made_by: cora, made_at: at }));
  const row = await findCouponRow(world.db, 'BRIEF');
  const deps = lateWith('coupons', () =>
    world.db.transaction().execute((tx) => writeEnd(tx, 'BRIEF', { by: cora, at: world.clock.now() })),
  );
  expect(row && (await settleCoupon(deps, row))).toBe(true);
  const standing = async () => (await findCouponRow(world.db, 'BRIEF'))?.settled;
  expect(await standing()).toBe(false);
  await world.settle();
  expect(await standing()).toBe(true);
});
