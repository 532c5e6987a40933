import { DAY_MS } from '@yardsign/domain/time/spans';
import type { PersonBilling } from '@yardsign/contracts/routes/billing/billing-staff';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { billingWorld, type BillingWorld } from '../../../app/testing/worlds/billing-world.ts';
import { addMember } from '../../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

const REASON = 'They asked by telephone';

let world: BillingWorld;
let maya: string;
let tokens: { ada: string; cora: string; maya: string };
let begin: () => Promise<void>;
beforeAll(async () => {
  world = await billingWorld();
  maya = await world.addFree({ username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
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
  await signIn();
});
afterAll(() => world.close());

async function signIn() {
  tokens = {
    ada: await world.signIn('ada'),
    cora: await world.signIn('cora'),
    maya: await world.signIn('maya'),
  };
}

async function staff(who: keyof typeof tokens, path = '', body?: object) {
  const answer = await world.call({
    method: body ? 'POST' : 'GET',
    url: `/api/app/v1/admin/people/${maya}/billing${path}`,
    token: tokens[who],
    ...(body && { payload: { reason: REASON, ...body } }),
  });
  const { data, code } = answer.json<{ data: PersonBilling; code?: string }>();
  return { status: answer.statusCode, code, data };
}

async function subscribe() {
  const answer = await world.subscribe({ token: tokens.maya, memberId: maya }, { plan_code: 'elite-monthly' });
  expect(answer.statusCode).toBe(200);
}

const acts = async () => {
  const rows = await world.db
    .selectFrom('audit_entry')
    .select(['action', 'detail'])
    .where('subject_id', '=', maya)
    .where('action', 'like', 'billing.%')
    .where('action', '<>', 'billing.plan-changed')
    .orderBy('id')
    .execute();
  return rows.map(({ action, detail }) => [action, detail] as const);
};
const featuresOf = async () => {
  const { session } = (await world.call({ method: 'GET', url: '/api/app/v1/session', token: tokens.maya })).json();
  return {
    status: session.user.status,
    features: session.user.features
      .filter(({ expired }: { expired: boolean }) => !expired)
      .map(({ slug }: { slug: string }) => slug),
  };
};

describe('what staff sees', () => {
  test('is the state, the invoices and what was asked, and crew may look', async () => {
    await subscribe();
    const { data, status } = await staff('cora');
    expect(status).toBe(200);
    expect(data).toMatchObject({
      enabled: true,
      stage: 'active',
      plan: 'Elite Monthly',
      price: 99,
      card: { type: 'Visa', last_four: '1111', expires: '12/2030' },
      invoices: [{ type: 'charge', state: 'paid', total: 99, refundable: 99 }],
      commands: [{ kind: 'subscribe', state: 'done', refusal: null }],
      stale: false,
    });
    expect(JSON.stringify(data)).not.toContain('token');
  });

  test('is what was known last while the processor is silent', async () => {
    await subscribe();
    await world.fault({ kind: 'status', code: 503, times: 5 });
    expect((await staff('cora')).data).toMatchObject({ stage: 'active', stale: true, invoices: [] });
  });

  test.each(['/sync', '/trial', '/grant', '/refund'])('is all that crew may do: %s is an admin’s', async (path) => {
    const body = { days: 3, plan: 'elite', number: '1001', amount: null };
    const wanted = { '/sync': {}, '/trial': { days: body.days }, '/grant': { plan: body.plan, days: body.days } };
    const send = wanted[path as keyof typeof wanted] ?? { number: body.number, amount: body.amount };
    expect(await staff('cora', path, send)).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await staff('maya', path, send)).toMatchObject({ status: 403 });
    expect(await acts()).toEqual([]);
  });
});

test('reading again takes over what the processor knows, and is written down', async () => {
  await subscribe();
  await world.db.deleteFrom('member_feature').where('member_id', '=', maya).where('by_billing', '=', true).execute();
  expect((await staff('ada', '/sync', {})).status).toBe(200);
  expect((await featuresOf()).features).toContain('elite');
  expect(await acts()).toEqual([['billing.synced', { reason: REASON }]]);
});

describe('a trial', () => {
  const startTrial = async (days: number) => {
    const now = world.clock.now();
    const ends_at = new Date(now.getTime() + days * DAY_MS);
    await world.db.insertInto('trial').values({ member_id: maya, industry_id: 1, started_at: now, ends_at }).execute();
    return ends_at;
  };

  test('goes on from its end, and a subscription that waits for it waits as long', async () => {
    const ends = await startTrial(5);
    await subscribe();
    const { data } = await staff('ada', '/trial', { days: 10 });
    const until = new Date(ends.getTime() + 10 * DAY_MS).toISOString();
    expect(data.trial_ends_at).toBe(until);
    expect((await world.state(tokens.maya)).subscription?.trial_ends_at).toBe(until);
    await world.pass(14);
    expect((await world.effects('payment')).length).toBe(0);
    await world.pass(2);
    expect((await world.effects('payment')).length).toBe(1);
    expect((await acts())[0]?.[0]).toBe('billing.trial-extended');
  });

  test.each([
    ['within the hour', 61_000],
    ['after the key is forgotten', 3_600_000],
  ])('whose answer was lost goes on all the same, and is written down once it is known, %s', async (_case, after) => {
    const ends = await startTrial(5);
    await subscribe();
    await world.fault({ kind: 'drop_after_effect', times: 2, match: { method: 'PUT' } });
    expect(await staff('ada', '/trial', { days: 10 })).toMatchObject({ code: 'billing_unclear' });
    expect(await acts()).toEqual([]);
    await world.clearFaults();
    world.clock.advance(after);
    await world.settle();
    await signIn();
    const until = new Date(ends.getTime() + 10 * DAY_MS).toISOString();
    expect((await staff('cora')).data.trial_ends_at).toBe(until);
    const detail = { days: 10, until: until.slice(0, 10), reason: REASON };
    expect(await acts()).toEqual([['billing.trial-extended', detail]]);
  });

  test('that is over goes on from now', async () => {
    await startTrial(5);
    await world.pass(9);
    await signIn();
    const { data } = await staff('ada', '/trial', { days: 3 });
    expect(data.trial_ends_at).toBe(new Date(world.clock.now().getTime() + 3 * DAY_MS).toISOString());
  });

  test('that there never was is not begun', async () => {
    expect(await staff('ada', '/trial', { days: 3 })).toMatchObject({ status: 409, code: 'change_not_allowed' });
    expect(await acts()).toEqual([]);
  });
});

describe('a plan for a time', () => {
  test('is in force until it ends, by itself', async () => {
    const { data } = await staff('ada', '/grant', { plan: 'expert', days: 7 });
    expect(data.granted_until).toBe(new Date(world.clock.now().getTime() + 7 * DAY_MS).toISOString());
    expect((await featuresOf()).features).toEqual(['granted']);
    expect((await world.call({ method: 'GET', url: '/api/content/v1/content/', token: tokens.maya })).statusCode).toBe(
      200,
    );
    await world.pass(7);
    await signIn();
    expect((await featuresOf()).features).toEqual(['free']);
    expect((await staff('cora')).data.granted_until).toBeNull();
  });

  test('keeps an account in order whose subscription ends meanwhile', async () => {
    await subscribe();
    const { subscription } = await world.state(tokens.maya);
    await world.bill(tokens.maya, 'PUT', `/subscriptions/${subscription?.id}/cancel`, { reason: 'cost' });
    await staff('ada', '/grant', { plan: 'elite', days: 90 });
    await world.pass(40);
    await signIn();
    expect(await featuresOf()).toEqual({ status: 'active', features: ['granted'] });
  });

  test('does not touch the plan that is paid', async () => {
    await subscribe();
    await staff('ada', '/grant', { plan: 'elite', days: 5 });
    await staff('ada', '/grant', { plan: 'elite', days: 0 });
    expect((await featuresOf()).features).toEqual(['elite']);
    expect((await acts()).map(([action]) => action)).toEqual(['billing.plan-granted', 'billing.grant-ended']);
  });
});

describe('a refund', () => {
  const invoice = async () => (await staff('cora')).data.invoices.find(({ type }) => type === 'charge')?.number ?? '';
  const refunds = async () => (await world.effects('refund')).map(({ amount }) => amount);

  test('gives a part back, then the rest, and never more', async () => {
    await subscribe();
    const number = await invoice();
    const part = await staff('ada', '/refund', { number, amount: 30.5 });
    expect(part.data.invoices.find((one) => one.number === number)?.refundable).toBe(68.5);
    expect(await staff('ada', '/refund', { number, amount: 68.51 })).toMatchObject({
      status: 422,
      code: 'refund_too_much',
    });
    expect((await staff('ada', '/refund', { number, amount: null })).status).toBe(200);
    expect(await staff('ada', '/refund', { number, amount: null })).toMatchObject({ status: 404 });
    expect(await refunds()).toEqual([3050, 6850]);
    expect(await acts()).toEqual([
      ['billing.refunded', { invoice: number, amount: '30.50', reason: REASON }],
      ['billing.refunded', { invoice: number, amount: '68.50', reason: REASON }],
    ]);
  });

  test('of somebody else’s invoice is refused', async () => {
    await subscribe();
    const number = await invoice();
    const luis = await addMember(world.world, { username: 'luis', firstName: 'Luis', lastName: 'Herrera' });
    const answer = await world.call({
      method: 'POST',
      url: `/api/app/v1/admin/people/${luis}/billing/refund`,
      token: tokens.ada,
      payload: { number, amount: null, reason: REASON },
    });
    expect(answer.statusCode).toBe(404);
    expect(await refunds()).toEqual([]);
  });

  test.each([
    ['was made, and its answer is lost for an hour', 'drop_after_effect', 1, 'done'],
    ['was never made, and nobody knows it for an hour', 'drop_before_effect', 0, 'refused'],
  ])('that %s is found out, and not made twice', async (_case, kind, times, state) => {
    await subscribe();
    const number = await invoice();
    await world.fault({ kind, times: 2, match: { method: 'POST' } });
    expect(await staff('ada', '/refund', { number, amount: 10 })).toMatchObject({
      status: 503,
      code: 'billing_unclear',
    });
    await world.clearFaults();
    world.clock.advance(3_600_000);
    await world.settle();
    await signIn();
    expect(await refunds()).toHaveLength(times);
    // The clock stood still in between: which of the two commands is the last one is nobody's to say.
    const { commands } = (await staff('cora')).data;
    expect(commands.find(({ kind: asked }) => asked === 'refund')?.state).toBe(state);
    const refunded = ['billing.refunded', { invoice: number, amount: '10.00', reason: REASON }];
    expect(await acts()).toEqual(times === 1 ? [refunded] : []);
  });
});
