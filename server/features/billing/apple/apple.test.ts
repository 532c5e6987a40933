import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signJws } from '@yardsign/sandbox/vendors/app-store/sign';
import { billingWorld, type BillingWorld } from '../../../app/testing/worlds/billing-world.ts';
import { addMember } from '../../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

const ELITE = 'app.yardsign.sandbox.elite';

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

const send = (signedPayload: string) =>
  world.call({ method: 'POST', url: '/api/apple/v1/notifications', payload: { signedPayload } });
const accountToken = async () =>
  (await world.call({ method: 'POST', url: `/api/apple/v1/industries/1/accounts/${maya}/token`, token })).json<{
    data: { app_account_token: string };
  }>().data.app_account_token;
const buy = async (productId = ELITE) =>
  (await world.store('_buy', { productId, appAccountToken: await accountToken() })).originalTransactionId;
const act = (originalTransactionId: string, name: string) => world.store('_act', { originalTransactionId, act: name });
/** Sends what the store has told since, in an order. */
async function hear(order: (payloads: string[]) => string[] = (all) => all): Promise<number[]> {
  const payloads = (await world.notices()).map(({ signedPayload }) => signedPayload);
  const statuses: number[] = [];
  for (const payload of order(payloads)) statuses.push((await send(payload)).statusCode);
  return statuses;
}
const later = async (days: number) => {
  await world.pass(days);
  token = await world.signIn('maya');
};
const state = async () => {
  const { source, apple, memberHasPaid, redirect } = await world.state(token);
  return { source, status: apple?.status ?? null, memberHasPaid, redirect };
};
const held = async () => {
  const member = await world.db.selectFrom('member').select('status').where('id', '=', maya).executeTakeFirstOrThrow();
  const plans = await world.db
    .selectFrom('member_feature')
    .select('slug')
    .where('member_id', '=', maya)
    .where('by_billing', '=', true)
    .execute();
  return [member.status, ...plans.map(({ slug }) => slug)];
};
const outcomes = async () =>
  (await world.db.selectFrom('apple_notice').select(['type', 'outcome']).orderBy('signed_at').execute()).map(
    ({ type, outcome }) => `${type} ${outcome}`,
  );

const BY_APPLE = { source: 'apple', status: 'active', memberHasPaid: true, redirect: '/subscription' };

describe('somebody who subscribes in the app', () => {
  test('has the plan at once, and is billed by Apple', async () => {
    const original_transaction_id = await buy();
    expect(await hear()).toEqual([204]);
    expect(await state()).toEqual(BY_APPLE);
    expect(await held()).toEqual(['active', 'elite']);
    const url = `/api/apple/v1/industries/1/subscriptions/${maya}`;
    const { data } = (await world.call({ method: 'GET', url, token })).json();
    expect(data).toMatchObject({ original_transaction_id, status: 'active', plan: { code: 'elite-monthly' } });
    const session = (await world.call({ method: 'GET', url: '/api/app/v1/session', token })).json().session;
    expect(session.billing).toEqual({ source: 'apple', pastDue: false, pendingCancel: false });
  });

  test('cannot change it here, nor pay by card as well', async () => {
    await buy();
    await hear();
    const asks = [
      ['GET', `/accounts/${maya}`, undefined, 'no_account_call'],
      ['POST', `/accounts/${maya}/change_plan`, { new_plan_code: 'elite-annual' }, 'no_change_call'],
      ['POST', `/accounts/${maya}/prorated_amount`, { new_plan_code: 'elite-annual' }, 'no_validation_call'],
      ['PUT', '/subscriptions/nobodyssubscription/cancel', { reason: 'cost' }, 'no_change_call'],
      [
        'POST',
        '/subscriptions',
        { plan_code: 'elite-monthly', account: { code: maya }, currency: 'USD', token_id: await world.card() },
        'change_not_allowed',
      ],
    ] as const;
    for (const [method, path, body, code] of asks)
      expect([path, (await world.bill(token, method, path, body)).json().code]).toEqual([path, code]);
    expect(await world.effects('payment')).toEqual([]);
  });

  test('is shown what Apple bills while the card processor is silent', async () => {
    await buy();
    await hear();
    await world.fault({ kind: 'status', code: 503, times: 50 });
    expect(await state()).toEqual(BY_APPLE);
    await world.clearFaults();
  });

  test('keeps what the card pays for as long as it does', async () => {
    await world.subscribe({ token, memberId: maya });
    const id = await buy();
    await hear();
    expect(await state()).toMatchObject({ source: 'recurly', status: 'active' });
    expect(await held()).toEqual(['active', 'expert']);
    await act(id, 'renew-off');
    const { subscription } = await world.state(token);
    await world.bill(token, 'PUT', `/subscriptions/${subscription?.id}/cancel`, { reason: 'cost' });
    await later(15);
    await act(id, 'renew-on');
    await hear();
    await later(16);
    await hear();
    expect(await held()).toEqual(['active', 'elite']);
    expect(await state()).toMatchObject({ source: 'apple' });
  });
});

describe('notifications', () => {
  /** Bought, renewed twice, not paid, in grace, recovered, given back. */
  async function history(): Promise<void> {
    const id = await buy();
    await later(62);
    await act(id, 'card-fails');
    await later(31);
    await act(id, 'card-works');
    await later(1);
    await act(id, 'refund');
  }

  test.each([
    ['in their order', (all: string[]) => all],
    ['last first', (all: string[]) => all.toReversed()],
    ['each twice', (all: string[]) => all.flatMap((one) => [one, one])],
    ['twice over, the second time backwards', (all: string[]) => [...all, ...all.toReversed()]],
  ])('%s lead to the same end', async (_name, order) => {
    // The clock of a bought subscription runs for months, and Apple's letters are believed for a week.
    const id = await buy();
    await later(1);
    await act(id, 'renew-off');
    await later(1);
    await act(id, 'renew-on');
    await later(1);
    await act(id, 'refund');
    expect(new Set(await hear(order))).toEqual(new Set([204]));
    expect(await state()).toMatchObject({ source: 'recurly', status: 'revoked' });
    expect(await held()).toEqual(['inactive']);
    expect(await outcomes()).toHaveLength(4);
  });

  test('of months gone by are not believed any more, and what they would have said is read from the last', async () => {
    await history();
    expect(await hear()).toEqual([404, 404, 404, 204, 204, 204]);
    expect(await state()).toMatchObject({ status: 'revoked' });
  });

  test('of a kind that nobody knows are kept and change nothing', async () => {
    await buy();
    await hear();
    const [{ signedPayload } = { signedPayload: '' }] = await world.notices();
    const claims = JSON.parse(Buffer.from(signedPayload.split('.')[1] ?? '', 'base64url').toString());
    const notificationUUID = '99999999-2222-4333-a444-555555555555';
    const payload = await signJws({ ...claims, notificationUUID, notificationType: 'NEW_KIND' });
    expect((await send(payload)).statusCode).toBe(204);
    expect(await outcomes()).toEqual(['SUBSCRIBED followed', 'NEW_KIND ignored']);
    expect(await state()).toEqual(BY_APPLE);
  });

  test('about nobody of ours, or of a product without a plan, change nothing', async () => {
    await world.store('_buy', { productId: ELITE });
    await buy('app.yardsign.sandbox.gone');
    expect(await hear()).toEqual([204, 204]);
    expect((await outcomes()).toSorted()).toEqual(['SUBSCRIBED no-plan', 'SUBSCRIBED nobody']);
    expect(await held()).toEqual(['active']);
  });

  test('that are not of the store are told nothing, and nothing is kept', async () => {
    await buy();
    const [{ signedPayload } = { signedPayload: '' }] = await world.notices();
    const [header, , signature] = signedPayload.split('.');
    const forged = [header, Buffer.from('{}').toString('base64url'), signature].join('.');
    for (const payload of ['x', 'a.b.c', forged]) expect((await send(payload)).statusCode).toBe(404);
    expect(await outcomes()).toEqual([]);
  });

  test('that are lost end what should have been heard of, a day after its time', async () => {
    await buy();
    await hear();
    await later(30);
    expect(await held()).toEqual(['active', 'elite']);
    await later(1);
    expect(await held()).toEqual(['inactive']);
    expect(await state()).toMatchObject({ status: 'expired', source: 'recurly' });
  });
});

test('in the grace that Apple grants nothing is taken away, and afterwards everything', async () => {
  const id = await buy();
  await hear();
  await act(id, 'card-fails');
  await later(30);
  await hear((all) => all.slice(-1));
  expect(await state()).toMatchObject({ source: 'apple', status: 'grace_period' });
  expect(await held()).toEqual(['active', 'elite']);
  await later(16);
  await hear((all) => all.slice(-1));
  expect(await state()).toMatchObject({ status: 'billing_retry' });
  expect(await held()).toEqual(['inactive']);
  await act(id, 'card-works');
  await hear((all) => all.slice(-1));
  expect(await state()).toMatchObject({ source: 'apple', status: 'active' });
  expect(await held()).toEqual(['active', 'elite']);
});

test('the token of a member is one, and nobody else’s', async () => {
  const hers = await accountToken();
  expect(await accountToken()).toBe(hers);
  await addMember(world.world, { username: 'luis', firstName: 'Luis', lastName: 'Herrera' });
  const his = await world.signIn('luis');
  const url = `/api/apple/v1/industries/1/accounts/${maya}/token`;
  expect((await world.call({ method: 'POST', url, token: his })).statusCode).toBe(404);
});
