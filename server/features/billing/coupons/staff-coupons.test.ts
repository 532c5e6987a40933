import type { WireSiteCoupons } from '@yardsign/contracts/routes/billing/billing-coupons';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { billingWorld, type BillingWorld } from '../../../app/testing/worlds/billing-world.ts';
import { queuedJobs } from '../../../app/testing/processes/queued.ts';
import { createNotices } from '../../../app/wiring/notices.ts';
import { signUpReferrals } from '../../../app/wiring/referral-deps.ts';
import { answerSignupJob } from '../../account/jobs.ts';
import { answerSignupRequest } from '../../account/sign-up/answer-signup-request.ts';
import { couponToOffer } from './offered-coupons.ts';
import { addMember } from '../../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

const REASON = 'The spring campaign';
const SPRING = {
  code: 'SPRING',
  value: '50%',
  duration: '2 months',
  plans: ['expert-monthly', 'expert-annual'],
  names: { en: 'Half off in spring', es: 'La mitad en primavera' },
};

let world: BillingWorld;
let ids: { maya: string; frida: string };
let tokens: Record<'ada' | 'cora' | 'maya', string>;
let begin: () => Promise<void>;

beforeAll(async () => {
  world = await billingWorld();
  const member = (username: string, firstName: string) => world.addFree({ username, firstName, lastName: 'Member' });
  ids = { maya: await member('maya', 'Maya'), frida: await member('frida', 'Frida') };
  for (const [username, accessLevel] of [
    ['ada', 3],
    ['cora', 2],
  ] as const) {
    const id = await addMember(world.world, { username, firstName: username, lastName: 'Staff', accessLevel });
    await world.enrol(id);
  }
  begin = await world.remember();
});
beforeEach(async () => {
  await begin();
  await world.forget();
  await world.clearFaults();
  tokens = {
    ada: await world.signIn('ada'),
    cora: await world.signIn('cora'),
    maya: await world.signIn('maya'),
  };
});
afterAll(() => world.close());

async function coupons(who: keyof typeof tokens, path = '', body?: object) {
  const answer = await world.call({
    method: body ? 'POST' : 'GET',
    url: `/api/app/v1/admin/coupons${path}`,
    token: tokens[who],
    ...(body && { payload: { reason: REASON, ...body } }),
  });
  const { data, code } = answer.json<{ data: WireSiteCoupons; code?: string }>();
  return { status: answer.statusCode, code, data };
}
const listed = async (code: string) => (await coupons('cora')).data.items.find((one) => one.code === code);
const subscribe = (coupon: string) =>
  world.subscribe({ token: tokens.maya, memberId: ids.maya }, { coupon_codes: coupon });
const payments = async () => (await world.effects('payment')).map(({ amount }) => amount);
const acts = async () => {
  const rows = await world.db
    .selectFrom('audit_entry')
    .select(['action', 'detail'])
    .where('action', 'like', 'coupon.%')
    .orderBy('id')
    .execute();
  return rows.map(({ action, detail }) => [action, detail['code'], detail['reason']]);
};

describe('making a coupon', () => {
  test('makes it at the processor, and a member uses it at once', async () => {
    const { data } = await coupons('ada', '', SPRING);
    expect(data.items[0]).toBeDefined();
    expect(await listed('SPRING')).toMatchObject({ standing: 'open', origin: 'staff', uses: 0, names: SPRING.names });
    expect((await subscribe('spring')).statusCode).toBe(200);
    expect(await payments()).toEqual([3450]);
    expect(await listed('SPRING')).toMatchObject({ uses: 1 });
    expect(await acts()).toEqual([['coupon.made', 'SPRING', REASON]]);
  });

  test('of an amount is written down in dollars and cents', async () => {
    expect((await coupons('ada', '', { ...SPRING, value: 30.5 })).status).toBe(200);
    const { detail } = await world.db
      .selectFrom('audit_entry')
      .select('detail')
      .where('action', '=', 'coupon.made')
      .executeTakeFirstOrThrow();
    expect(detail['value']).toBe('$30.50');
  });

  test('names one that the processor keeps just so, and refuses one that it keeps otherwise', async () => {
    const names = SPRING.names;
    const same = { code: 'MONTHFREE', value: '30 days', duration: 'single_use', names };
    expect((await coupons('ada', '', same)).status).toBe(200);
    expect(await listed('MONTHFREE')).toMatchObject({ standing: 'open', origin: 'staff', names });
    const other = { code: 'welcome20', value: '25%', duration: '3 months', names };
    expect(await coupons('ada', '', other)).toMatchObject({ status: 409, code: 'coupon_exists' });
  });

  test.each([
    ['the same code in other capitals', { ...SPRING, code: 'spring' }, 409, 'coupon_exists'],
    [
      'a plan that nobody can choose',
      { ...SPRING, code: 'X1', plans: ['enterprise-brokerage'] },
      422,
      'plan_not_offered',
    ],
    ['an end that is past', { ...SPRING, code: 'X1', ends: '2020-01-01T00:00:00Z' }, 400, 'invalid_request'],
    ['more than everything', { ...SPRING, code: 'X1', value: '101%' }, 400, 'invalid_request'],
    ['no words in Spanish', { ...SPRING, code: 'X1', names: { en: 'Only', es: ' ' } }, 400, 'invalid_request'],
    ['a code with a space', { ...SPRING, code: 'X 1' }, 400, 'invalid_request'],
  ])('%s is refused and leaves nothing behind', async (_what, wanted, status, code) => {
    await coupons('ada', '', SPRING);
    expect(await coupons('ada', '', wanted)).toMatchObject({ status, code });
    expect(await acts()).toHaveLength(1);
  });

  test('while the processor is silent is done once it answers', async () => {
    await world.fault({ kind: 'drop_before_effect', times: 9, match: { method: 'POST' } });
    expect((await coupons('ada', '', SPRING)).status).toBe(200);
    expect(await listed('SPRING')).toMatchObject({ standing: 'waiting' });
    await world.clearFaults();
    await world.settle();
    expect(await listed('SPRING')).toMatchObject({ standing: 'open' });
    expect(await acts()).toHaveLength(1);
  });

  test('whose answer is lost makes one', async () => {
    await world.fault({ kind: 'drop_after_effect', times: 9, match: { method: 'POST' } });
    await coupons('ada', '', SPRING);
    await world.clearFaults();
    await world.settle();
    expect(await listed('SPRING')).toMatchObject({ standing: 'open' });
    expect((await world.deps.processor?.coupons())?.filter(({ code }) => code === 'SPRING')).toHaveLength(1);
  });
});

describe('ending a coupon', () => {
  test('keeps what who uses it has, and lets nobody else use it', async () => {
    await coupons('ada', '', SPRING);
    await subscribe('SPRING');
    expect((await coupons('ada', '/SPRING/end', {})).status).toBe(200);
    expect(await listed('SPRING')).toMatchObject({ standing: 'ended' });
    await world.pass(31);
    expect(await payments()).toEqual([3450, 3450]);
    await coupons('ada', '/spring/end', {});
    expect(await acts()).toEqual([
      ['coupon.made', 'SPRING', REASON],
      ['coupon.ended', 'SPRING', REASON],
    ]);
  });

  test('counts from the moment it was ended, also while the processor is silent', async () => {
    await coupons('ada', '', SPRING);
    await world.fault({ kind: 'drop_before_effect', times: 9, match: { method: 'DELETE' } });
    await coupons('ada', '/SPRING/end', {});
    await world.clearFaults();
    expect((await subscribe('SPRING')).json()).toMatchObject({ code: 'invalid_coupon' });
    await world.settle();
    const kept = (await world.deps.processor?.coupons())?.find(({ code }) => code === 'SPRING');
    expect(kept?.state).toBe('expired');
  });

  test('ends one that was made at the processor', async () => {
    await coupons('ada', '/WELCOME20/end', {});
    expect(await listed('WELCOME20')).toMatchObject({ standing: 'ended', origin: 'processor' });
    expect((await subscribe('WELCOME20')).json()).toMatchObject({ code: 'invalid_coupon' });
  });

  test('of which nobody knows is refused', async () => {
    expect(await coupons('ada', '/NOBODY/end', {})).toMatchObject({ status: 404, code: 'billing_not_found' });
  });
});

test('the last day counts by our clock, whatever the processor says', async () => {
  const ends = new Date(world.clock.now().getTime() + 86_400_000).toISOString();
  await coupons('ada', '', { ...SPRING, ends });
  await world.pass(2);
  tokens.maya = await world.signIn('maya');
  expect((await subscribe('SPRING')).json()).toMatchObject({ code: 'invalid_coupon' });
});

test('who used a coupon is listed page by page, with whether it still counts', async () => {
  await coupons('ada', '', { ...SPRING, duration: 'single_use' });
  await subscribe('SPRING');
  await world.db
    .insertInto('billing_command')
    .values({
      id: 'cmd_fridasfirst',
      member_id: ids.frida,
      kind: 'subscribe',
      asked: JSON.stringify({ kind: 'subscribe', couponCodes: ['SPRING'] }),
      reason: null,
      state: 'refused',
      refusal: 'card_declined',
      created_at: world.clock.now(),
      settled_at: world.clock.now(),
    })
    .execute();
  const uses = async (query: string) =>
    (
      await world.call({ method: 'GET', url: `/api/app/v1/admin/coupons/SPRING/uses${query}`, token: tokens.cora })
    ).json<{
      data: { items: { member: { name: string }; counts: boolean }[]; nextCursor: string | null };
    }>().data;
  expect(await uses('')).toMatchObject({
    items: [{ member: { name: 'Maya Member' }, counts: false }],
    nextCursor: null,
  });
  await world.db.updateTable('billing_command').set({ state: 'done' }).execute();
  const first = await uses('?limit=1');
  const second = await uses(`?limit=1&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items].map(({ member }) => member.name).toSorted()).toEqual([
    'Frida Member',
    'Maya Member',
  ]);
  expect(second.nextCursor).toBeNull();
});

test('a coupon for people who were referred offers itself to them, until they have begun', async () => {
  await coupons('ada', '', { ...SPRING, code: 'FRIEND50', purpose: 'referral' });
  expect((await world.state(tokens.maya)).offered_coupon).toBeNull();
  const now = world.clock.now();
  await world.db
    .insertInto('referral')
    .values({
      id: 'rfl_one',
      referee_id: ids.maya,
      referrer_id: ids.frida,
      state: 'signed-up',
      refusal: null,
      visited_at: now,
      created_at: now,
      changed_at: now,
    })
    .execute();
  expect((await world.state(tokens.maya)).offered_coupon).toBe('FRIEND50');
  await subscribe('FRIEND50');
  expect(await payments()).toEqual([3450]);
  expect((await world.state(tokens.maya)).offered_coupon).toBeNull();
});

test.each([
  ['welcome20', 'WELCOME20'],
  ['BYGONE', null],
  ['NOBODY', null],
])('the coupon %s of the link somebody signed up by is offered as %s', async (coupon, offered) => {
  const person = { first_name: 'Nell', last_name: 'Price', email: 'nell@example.com', password: 'porch-light-42' };
  const signUp = (code: string) =>
    world.call({
      method: 'POST',
      url: '/api/auth/v1/users/',
      headers: { 'x-client-app': 'members-web' },
      payload: { ...person, industry_id: 1, coupon: code },
    });
  expect((await signUp('two words')).statusCode).toBe(400);
  expect((await signUp(coupon)).statusCode).toBe(202);
  const { db, clock } = world;
  const { random } = world.core;
  const signing = { db, clock, random, mail: createNotices(world.core).account, ...signUpReferrals(world.core) };
  for (const { requestId } of await queuedJobs<{ requestId: string }>(db, answerSignupJob.name))
    await answerSignupRequest(signing, requestId);
  const nell = await db.selectFrom('member').select('id').where('email', '=', person.email).executeTakeFirstOrThrow();
  expect(await couponToOffer(world.deps, nell.id, [])).toBe(offered);
});

test('crew looks, and neither crew nor members make or end one', async () => {
  expect((await coupons('cora')).status).toBe(200);
  expect((await coupons('maya')).status).toBe(403);
  for (const who of ['cora', 'maya'] as const) {
    expect((await coupons(who, '', SPRING)).status).toBe(403);
    expect((await coupons(who, '/WELCOME20/end', {})).status).toBe(403);
  }
  expect(await acts()).toEqual([]);
});
