import { CARDS } from '@yardsign/sandbox/vendors/recurly/conformance/in-process';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { billingWorld, type BillingWorld } from '../../app/testing/worlds/billing-world.ts';
import { queuedNotices } from '../../app/testing/processes/queued.ts';
import { billingNotice } from './notices/billing-news.ts';

/** Members over months, by the calls that their pages make. */

let world: BillingWorld;
let again: () => Promise<void>;
let maya: string;
let token: string;

beforeAll(async () => {
  world = await billingWorld();
  maya = await world.addFree({ username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  again = await world.remember();
});
beforeEach(async () => {
  await again();
  await world.forget();
  token = await world.signIn('maya');
});
afterAll(() => world.close());

const later = async (days: number) => {
  await world.pass(days);
  token = await world.signIn('maya');
};
const subscribe = (plan: string, coupons = '') =>
  world.subscribe({ token, memberId: maya }, { plan_code: plan, coupon_codes: coupons });
const own = async () => (await world.state(token)).subscription;
const act = async (name: string, body?: object) =>
  world.bill(token, 'PUT', `/subscriptions/${(await own())?.id}/${name}`, body);
const change = (body: object) => world.bill(token, 'POST', `/accounts/${maya}/change_plan`, body);
const card = async (number: string) =>
  world.bill(token, 'POST', `/accounts/${maya}/billing_info`, { token_id: await world.card(number) });
const payments = async () => (await world.effects('payment')).map(({ amount }) => Number(amount));
const told = async () => (await queuedNotices(world.db, billingNotice)).map(({ news }) => news).toSorted();
const held = async () => {
  const { status, seats } = await world.db
    .selectFrom('member')
    .select(['status', 'seats'])
    .where('id', '=', maya)
    .executeTakeFirstOrThrow();
  const plans = await world.db
    .selectFrom('member_feature')
    .select('slug')
    .where('member_id', '=', maya)
    .where('by_billing', '=', true)
    .execute();
  return { status, seats, plans: plans.map(({ slug }) => slug) };
};

test('maya moves up with a coupon, pauses, resumes, cancels and comes back', async () => {
  await subscribe('expert-monthly');
  await later(10);
  const wish = { new_plan_code: 'elite-monthly', coupon: 'TENOFF' };
  const shown = (await world.bill(token, 'POST', `/accounts/${maya}/prorated_amount`, wish)).json();
  expect((await change(wish)).statusCode).toBe(200);
  expect((await payments())[1]).toBe(Math.round(shown.data.prorated_amount * 100));
  await later(25);
  expect((await payments()).at(-1)).toBe(8900);

  await act('pause', { remaining_pause_cycles: 2, reason: 'too-busy' });
  expect(await held()).toMatchObject({ status: 'active', plans: ['elite'] });
  await later(30);
  expect(await held()).toMatchObject({ status: 'paused', plans: [] });
  const paid = (await payments()).length;
  expect((await act('resume')).statusCode).toBe(200);
  expect(await held()).toMatchObject({ status: 'active', plans: ['elite'] });
  expect(await payments()).toHaveLength(paid + 1);

  await act('cancel', { reason: 'cost' });
  expect(await held()).toMatchObject({ status: 'active', plans: ['elite'] });
  await later(32);
  expect(await held()).toMatchObject({ status: 'inactive', plans: [] });
  expect(await payments()).toHaveLength(paid + 1);
  expect((await subscribe('elite-annual', 'ANNUAL15')).statusCode).toBe(200);
  expect(await held()).toMatchObject({ status: 'active', plans: ['elite'] });
  expect(await told()).toEqual(
    [
      'started',
      'plan-changed',
      'renewed',
      'pause-noted',
      'paused',
      'resumed',
      'cancelled',
      'ended',
      'started',
    ].toSorted(),
  );
});

test('a card that fails at renewal is told by mail, and nothing is lost once it is paid', async () => {
  await subscribe('elite-monthly');
  await world.bill(token, 'POST', `/subscriptions/${(await own())?.id}/change`, {
    timeframe: 'now',
    add_ons: [{ code: 'team-member', quantity: 2 }],
  });
  const before = await held();
  await card(CARDS.poor);
  await later(31);
  expect(await told()).toContain('payment-failed');
  expect(await held()).toEqual(before);
  const owed = (await world.state(token)).past_due_invoice;
  await card(CARDS.good);
  const pay = () => world.bill(token, 'PUT', `/accounts/${maya}/invoices/${owed?.number}/collect`, {});
  expect((await pay()).statusCode).toBe(200);
  expect((await payments()).at(-1)).toBe(Math.round((owed?.balance ?? 0) * 100));
  expect(await held()).toEqual(before);
  expect(await told()).toContain('payment-made');
  expect((await pay()).statusCode).toBe(404);
  expect(await payments()).toHaveLength(3);
});
