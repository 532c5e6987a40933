import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CARDS } from '@yardsign/sandbox/vendors/recurly/conformance/in-process';
import { billingWorld, type BillingWorld } from '../../app/testing/worlds/billing-world.ts';
import { addMember, giveFeatures, givePlan } from '../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

let world: BillingWorld;
let again: () => Promise<void>;
let maya: string;
let luis: string;
let token: string;

beforeAll(async () => {
  world = await billingWorld();
  maya = await world.addFree({ username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  luis = await world.addFree({ username: 'luis', firstName: 'Luis', lastName: 'Herrera' });
  await addMember(world.world, { username: 'cora', firstName: 'Cora', lastName: 'Whit', accessLevel: 2 });
  again = await world.remember();
});
beforeEach(async () => {
  await again();
  await world.forget();
  token = await world.signIn('maya');
});
afterAll(() => world.close());

async function subscribe(plan = 'expert-monthly', more: object = {}, number: string = CARDS.good) {
  const token_id = await world.card(number);
  return world.subscribe({ token, memberId: maya }, { plan_code: plan, token_id, ...more });
}
const own = async () => {
  const state = await world.state(token);
  if (state.subscription === null) throw new Error('there is no subscription');
  return state.subscription;
};
/** After the clock was moved by weeks the session is over. */
const later = async (days: number) => {
  await world.pass(days);
  token = await world.signIn('maya');
};
const act = async (name: string, payload?: object) =>
  world.bill(token, 'PUT', `/subscriptions/${(await own()).id}/${name}`, payload);
const held = async () =>
  (
    await world.db
      .selectFrom('member_feature')
      .select(['slug', 'by_billing'])
      .where('member_id', '=', maya)
      .orderBy('slug')
      .execute()
  )
    .filter(({ by_billing }) => by_billing)
    .map(({ slug }) => slug);
const statusOf = async (id = maya) =>
  (await world.db.selectFrom('member').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const payments = async () => (await world.effects('payment')).map(({ amount }) => amount);
const code = (answer: { json(): { code?: string } }) => answer.json().code;

describe('subscribing', () => {
  test('charges the card once, gives the plan at once, and answers the state', async () => {
    const { data } = (await subscribe()).json();
    expect(data).toMatchObject({
      enabled: true,
      source: 'recurly',
      stage: 'active',
      subscription: { state: 'active', plan: { code: 'expert-monthly' }, total: 69, currency: 'USD' },
      account: { code: maya, billing_info: { payment_method: { card_type: 'Visa', last_four: '1111' } } },
      memberHasPaid: true,
      redirect: '/upgrade',
    });
    expect(await payments()).toEqual([6900]);
    expect(await held()).toEqual(['expert']);
    const session = (await world.call({ method: 'GET', url: '/api/app/v1/session', token })).json().session;
    expect(session.billing).toEqual({ source: 'recurly', pastDue: false, pendingCancel: false });
    expect(session.user.features.map(({ slug }: { slug: string }) => slug)).toEqual(['expert']);
  });

  test('leaves the seats and the plan that somebody was given, and says once that it gives another', async () => {
    await world.db.updateTable('member').set({ seats: 2 }).where('id', '=', maya).execute();
    await subscribe();
    const until = new Date(world.clock.now().getTime() + 90 * 86_400_000);
    const granted = { slug: 'granted', feature_id: 104, is_plan: true, includes: ['video'], ends_at: until };
    await world.db
      .insertInto('member_feature')
      .values({ member_id: maya, ...granted })
      .execute();
    await later(31);
    const { seats } = await world.db
      .selectFrom('member')
      .select('seats')
      .where('id', '=', maya)
      .executeTakeFirstOrThrow();
    expect([seats, await held()]).toEqual([2, ['expert']]);
    const told = await world.db
      .selectFrom('audit_entry')
      .select('id')
      .where('action', '=', 'billing.plan-changed')
      .execute();
    expect(told).toHaveLength(1);
  });

  test('at the price that was shown goes on', async () => {
    expect((await subscribe('expert-monthly', { unit_amount: 69 })).statusCode).toBe(200);
    expect(await payments()).toEqual([6900]);
  });

  test.each(['active', 'limited'] as const)('is not for somebody whom nobody bills, who is %s', async (status) => {
    const given = await addMember(world.world, { username: 'given', firstName: 'Gwen', lastName: 'Ives' });
    await giveFeatures(world.world, given, ['video']);
    await world.db.updateTable('member').set({ status }).where('id', '=', given).execute();
    const answer = await world.subscribe({ token: await world.signIn('given'), memberId: given });
    expect([code(answer), await payments()]).toEqual(['no_change_call', []]);
  });

  test('follows neither the trial nor the status that the browser names', async () => {
    const { data } = (await subscribe('expert-monthly', { trial_ends_at: '2030-01-01T00:00:00Z' })).json();
    expect(data.subscription.trial_ends_at).toBeNull();
    expect(await payments()).toEqual([6900]);
    const payer = { token: await world.signIn('luis'), memberId: luis };
    const refused = await world.subscribe(payer, { token_id: await world.card(CARDS.declined) });
    expect([refused.statusCode, code(refused)]).toEqual([422, 'card_declined']);
  });

  test('during a trial of ours bills when that ends', async () => {
    await world.call({ method: 'POST', url: `/api/auth/v1/users/${maya}/trial/industries/1`, token });
    const { data } = (await subscribe()).json();
    expect([data.stage, data.subscription.trial_ends_at?.slice(0, 10)]).toEqual(['trial', '2026-12-05']);
    expect(await payments()).toEqual([]);
    await world.pass(15);
    expect(await payments()).toEqual([6900]);
  });

  test('goes on with what the holder answers to the bank', async () => {
    const asked = await subscribe('expert-monthly', {}, CARDS.asks);
    expect(code(asked)).toBe('card_needs_bank');
    const [issue] = asked.json().issues;
    expect(issue.path).toBe('three_d_secure_action_token_id');
    const proof = await world.answerBank(issue.message);
    const done = await subscribe('expert-monthly', { three_d_secure_action_result_token_id: proof }, CARDS.asks);
    expect(done.statusCode).toBe(200);
    expect(await payments()).toEqual([6900]);
  });

  test.each([
    ['a second time', 'expert-monthly', {}, 'change_not_allowed'],
    ['at a price that is another one by now', 'elite-monthly', { unit_amount: 98.99 }, 'price_changed'],
    ['to what only people sell', 'enterprise-brokerage', {}, 'plan_not_offered'],
    ['to nothing', 'free', {}, 'plan_not_offered'],
    ['with a coupon that nobody knows', 'elite-monthly', { coupon_codes: 'NOBODY' }, 'invalid_coupon'],
    ['with a coupon whose time is over', 'elite-monthly', { coupon_codes: 'BYGONE' }, 'invalid_coupon'],
    ['with a coupon for other plans', 'elite-monthly', { coupon_codes: 'ANNUAL15' }, 'coupon_problem'],
  ])('%s is refused', async (_case, plan, more, refusal) => {
    if (refusal === 'change_not_allowed') await subscribe();
    const before = await payments();
    expect(code(await subscribe(plan, more))).toBe(refusal);
    expect(await payments()).toEqual(before);
  });

  test('counts a coupon, whatever its capitals', async () => {
    await subscribe('expert-annual', { coupon_codes: ' annual15 ' });
    expect(await payments()).toEqual([50_915]);
  });

  test('counts a coupon once, however often it is named and with however many changes', async () => {
    await subscribe('essentials-monthly', { coupon_codes: 'TENOFF,tenoff, TENOFF' });
    expect(await payments()).toEqual([3900]);
    for (const new_plan_code of ['expert-monthly', 'elite-monthly'])
      await world.bill(token, 'POST', `/accounts/${maya}/change_plan`, { new_plan_code, coupon: 'TENOFF' });
    const { account_coupons, subscription } = await world.state(token);
    expect([account_coupons.map(({ coupon }) => coupon.code), subscription?.total]).toEqual([['TENOFF'], 89]);
  });

  test('with a coupon for a free time bills when that ends', async () => {
    const { data } = (await subscribe('expert-monthly', { coupon_codes: 'MONTHFREE' })).json();
    expect([data.stage, data.subscription.trial_ends_at?.slice(0, 10)]).toEqual(['trial', '2026-12-21']);
    expect(await payments()).toEqual([]);
    await later(31);
    expect(await payments()).toEqual([6900]);
  });

  test('takes no number of a card, wherever it stands', async () => {
    for (const more of [{ coupon_codes: '4111 1111 1111 1111' }, { token_id: CARDS.good }]) {
      const answer = await subscribe('expert-monthly', more);
      expect([answer.statusCode, code(answer)]).toEqual([422, 'card_number_refused']);
    }
    expect(await payments()).toEqual([]);
  });
});

describe('what is bought once', () => {
  const buy = (coupon_codes?: string) =>
    world.bill(token, 'POST', '/purchases', {
      account: { code: maya },
      currency: 'USD',
      line_items: [{ item_code: 'setup-session', quantity: 1 }],
      ...(coupon_codes !== undefined && { coupon_codes }),
    });

  test.each([
    [undefined, 9900],
    [' tenoff', 8900],
    ['TENOFF,WELCOME20', 7120],
  ])('with the coupons %j costs %i cents', async (codes, cents) => {
    await subscribe();
    expect((await buy(codes)).statusCode).toBe(200);
    expect(await payments()).toEqual([6900, cents]);
  });

  test.each([
    ['NOBODY', 'invalid_coupon'],
    ['ANNUAL15', 'coupon_problem'],
  ])('with the coupon %s is refused', async (coupon, refusal) => {
    await subscribe();
    expect(code(await buy(coupon))).toBe(refusal);
    expect(await payments()).toEqual([6900]);
  });
});

describe('changing', () => {
  test('says first what it costs, and then costs that', async () => {
    await subscribe();
    await later(15);
    const wish = { new_plan_code: 'elite-monthly' };
    const shown = await world.bill(token, 'POST', `/accounts/${maya}/prorated_amount`, wish);
    expect(shown.json()).toEqual({ data: { prorated_amount: 15 } });
    const done = await world.bill(token, 'POST', `/accounts/${maya}/change_plan`, wish);
    expect(done.json().data.subscription.plan.code).toBe('elite-monthly');
    expect(await payments()).toEqual([6900, 1500]);
    expect(await held()).toEqual(['elite']);
  });

  test('at a price that is another one by now is refused', async () => {
    await subscribe();
    const wish = { new_plan_code: 'elite-monthly', unit_amount: 89 };
    expect(code(await world.bill(token, 'POST', `/accounts/${maya}/change_plan`, wish))).toBe('price_changed');
    expect(await payments()).toEqual([6900]);
  });

  test('to less costs nothing, never less than nothing', async () => {
    await subscribe('elite-monthly');
    const shown = await world.bill(token, 'POST', `/accounts/${maya}/prorated_amount`, {
      new_plan_code: 'essentials-monthly',
    });
    expect(shown.json()).toEqual({ data: { prorated_amount: 0 } });
  });

  test('at renewal waits, can be taken back, and takes place by itself', async () => {
    await subscribe('elite-monthly');
    const wish = { new_plan_code: 'essentials-monthly', timeframe: 'renewal' };
    const waiting = await world.bill(token, 'POST', `/accounts/${maya}/change_plan`, wish);
    expect(waiting.json().data).toMatchObject({
      stage: 'pending-change',
      subscription: { plan: { code: 'elite-monthly' }, pending_change: { plan: { code: 'essentials-monthly' } } },
    });
    const back = await world.bill(token, 'DELETE', `/subscriptions/${(await own()).id}/change`);
    expect(back.json().data.stage).toBe('active');
    await world.bill(token, 'POST', `/accounts/${maya}/change_plan`, wish);
    await world.pass(31);
    expect(await held()).toEqual(['essentials']);
  });

  const saidAndPaid = async (days: number) => {
    const { next_bill: said } = await world.state(token);
    await world.pass(days);
    return [said, Number((await payments()).at(-1)) / 100];
  };

  test('at renewal is in what the next bill comes to, with its coupon', async () => {
    await subscribe('elite-monthly');
    const wish = { new_plan_code: 'elite-annual', coupon: 'ANNUAL15', timeframe: 'renewal' };
    await world.bill(token, 'POST', `/accounts/${maya}/change_plan`, wish);
    expect(await saidAndPaid(31)).toEqual([764.15, 764.15]);
  });

  test('is not needed for the next bill to be the full one, where a coupon ends before it', async () => {
    await subscribe('expert-monthly', { coupon_codes: 'WELCOME20' });
    await later(65);
    expect(await saidAndPaid(27)).toEqual([69, 69]);
  });

  test('adds seats to the team, and takes them away again', async () => {
    await subscribe();
    const seats = async (quantity: number) => {
      const id = (await own()).id;
      const add_ons = [{ code: 'team-member', quantity }];
      await world.bill(token, 'POST', `/subscriptions/${id}/change`, { timeframe: 'now', add_ons });
      return (await world.db.selectFrom('member').select('seats').where('id', '=', maya).executeTakeFirstOrThrow())
        .seats;
    };
    const before = (
      await world.db.selectFrom('member').select('seats').where('id', '=', maya).executeTakeFirstOrThrow()
    ).seats;
    expect(await seats(3)).toBe(before + 3);
    expect((await world.state(token)).can_convert_to_annual).toBe(false);
    expect(await seats(0)).toBe(before);
  });
});

describe('pausing', () => {
  const pause = { remaining_pause_cycles: 1, reason: 'too-busy' };

  test('asks for a subscription that has been paid for 25 days', async () => {
    await subscribe();
    expect((await world.state(token)).pause_obstacles).toEqual(['trial-too-recent']);
    expect(code(await act('pause', pause))).toBe('change_not_allowed');
    await later(25);
    expect((await world.state(token)).pause_obstacles).toEqual([]);
    expect((await act('pause', { remaining_pause_cycles: 1 })).statusCode).toBe(409);
    const { data } = (await act('pause', pause)).json();
    expect([data.stage, data.subscription.paused_at.slice(0, 10)]).toEqual(['pending-pause', '2026-12-21']);
    expect(await held()).toEqual(['expert']);
  });

  test('takes the plan away when it begins, and gives it back', async () => {
    await subscribe();
    await later(25);
    await act('pause', pause);
    await later(6);
    expect([await statusOf(), await held()]).toEqual(['paused', []]);
    expect((await act('resume')).statusCode).toBe(200);
    expect([await statusOf(), await held()]).toEqual(['active', ['expert']]);
    expect(await payments()).toEqual([6900, 6900]);
  });

  test('is taken back with no cycles before it begins', async () => {
    await subscribe();
    await later(25);
    await act('pause', pause);
    expect((await act('pause', { remaining_pause_cycles: 0 })).json().data.stage).toBe('active');
    expect(code(await act('pause', { remaining_pause_cycles: 0 }))).toBe('change_not_allowed');
  });

  test('is for plans that are paid by the month', async () => {
    await subscribe('expert-annual');
    await later(40);
    expect((await world.state(token)).pause_obstacles).toEqual(['not-monthly']);
  });
});

describe('cancelling', () => {
  test('lets the period run, can be taken back, and ends by itself', async () => {
    await subscribe();
    const { data } = (await act('cancel', { reason: 'cost', reason_text: 'spring' })).json();
    expect([data.stage, data.subscription.expires_at.slice(0, 10)]).toEqual(['pending-cancel', '2026-12-21']);
    expect(await held()).toEqual(['expert']);
    expect((await act('reactivate')).json().data.stage).toBe('active');
    await act('cancel', { reason: 'cost' });
    await later(31);
    expect([await statusOf(), await held()]).toEqual(['inactive', []]);
    expect((await world.state(token)).stage).toBe('ended');
    const asked = (await world.db.selectFrom('billing_command').select('id').execute()).length;
    expect(code(await act('cancel', { reason: 'cost' }))).toBe('change_not_allowed');
    expect(await world.db.selectFrom('billing_command').select('id').execute()).toHaveLength(asked);
    expect((await subscribe('essentials-monthly')).statusCode).toBe(200);
    expect([await statusOf(), await held()]).toEqual(['active', ['essentials']]);
  });
});

describe('a renewal that is refused', () => {
  beforeEach(async () => {
    await subscribe();
    await world.bill(token, 'POST', `/accounts/${maya}/billing_info`, { token_id: await world.card(CARDS.poor) });
    await later(31);
  });

  test('takes nothing away for two weeks, and then everything until it is paid', async () => {
    const state = await world.state(token);
    expect(state).toMatchObject({ balance: { past_due: true, amount: 69 }, redirect: '/billing', stage: 'active' });
    expect([await statusOf(), await held()]).toEqual(['active', ['expert']]);
    const pay = (number = state.past_due_invoice?.number) =>
      world.bill(token, 'PUT', `/accounts/${maya}/invoices/${number}/collect`, {});
    expect(code(await pay())).toBe('card_without_funds');
    const asked = await world.db.selectFrom('billing_command').select('id').execute();
    expect(code(await pay('999999'))).toBe('billing_not_found');
    // For an invoice that is not theirs the processor is asked for nothing.
    expect(await world.db.selectFrom('billing_command').select('id').execute()).toHaveLength(asked.length);
    await later(14);
    expect([await statusOf(), await held()]).toEqual(['inactive', []]);
    await world.bill(token, 'POST', `/accounts/${maya}/billing_info`, { token_id: await world.card() });
    expect((await pay()).json().data.balance).toEqual({ past_due: false, amount: 0, currency: 'USD' });
    expect([await statusOf(), await held()]).toEqual(['active', ['expert']]);
  });
});

describe('an account that an admin has paused', () => {
  test('stays paused while its subscription goes on as before, and follows the next change of it', async () => {
    await subscribe();
    await world.db.updateTable('member').set({ status: 'paused' }).where('id', '=', maya).execute();
    await later(31);
    await world.state(token);
    expect(await statusOf()).toBe('paused');
    await act('cancel', { reason: 'cost' });
    await later(31);
    expect(await statusOf()).toBe('inactive');
  });
});

describe('invoices', () => {
  test('are listed newest first, ten at a time, and come as PDF to their owner alone', async () => {
    await subscribe();
    await later(31);
    const { data } = (await world.bill(token, 'GET', `/accounts/${maya}/invoices?limit=1`)).json();
    expect(data.items).toMatchObject([{ state: 'paid', total: 69, line_items: [{ description: 'Expert Monthly' }] }]);
    const second = await world.bill(token, 'GET', `/accounts/${maya}/invoices?limit=1&cursor=${data.nextCursor}`);
    expect(second.json().data.nextCursor).toBeNull();
    const number = data.items[0].number;
    const pdf = await world.bill(token, 'GET', `/accounts/${maya}/invoices/${number}/pdf`);
    expect([pdf.headers['content-disposition'], pdf.body.slice(0, 5)]).toEqual([
      `attachment; filename="invoice-${number}.pdf"`,
      '%PDF-',
    ]);
    const stranger = await world.signIn('luis');
    for (const url of [`/accounts/${luis}/invoices/${number}/pdf`, `/accounts/${maya}/invoices/${number}/pdf`])
      expect((await world.bill(stranger, 'GET', url)).statusCode).toBe(404);
  });
});

describe('what is not one’s own', () => {
  test('cannot be reached by its id', async () => {
    await subscribe();
    const { id } = await own();
    token = await world.signIn('luis');
    await world.subscribe({ token, memberId: luis }, { plan_code: 'elite-monthly' });
    for (const [method, path, payload] of [
      ['PUT', `/subscriptions/${id}/cancel`, { reason: 'cost' }],
      ['PUT', `/subscriptions/${id}/resume`, undefined],
      ['POST', `/subscriptions/${id}/change`, { timeframe: 'now', add_ons: [] }],
      ['DELETE', `/subscriptions/${id}/change`, undefined],
      ['POST', `/accounts/${maya}/change_plan`, { new_plan_code: 'elite-annual' }],
      ['GET', `/accounts/${maya}`, undefined],
    ] as const)
      expect([path, (await world.bill(token, method, path, payload)).statusCode]).toEqual([path, 404]);
  });

  test('is made up for our own staff, without a call of the processor', async () => {
    await world.enrol(
      (await world.db.selectFrom('member').select('id').where('username', '=', 'cora').executeTakeFirstOrThrow()).id,
    );
    const before = await world.calls();
    token = await world.signIn('cora');
    const state = await world.state(token);
    expect(state).toMatchObject({
      test_data: true,
      stage: 'active',
      subscription: { plan: { code: 'elite-monthly' } },
    });
    expect(state.plans.map(({ price }) => price)).toEqual([49, 69, 99, 399, 599, 899]);
    const { session } = (await world.call({ method: 'GET', url: '/api/app/v1/session', token })).json();
    expect(session.billing.source).toBe('recurly');
    expect((await world.bill(token, 'GET', '/coupons')).json()).toEqual({ data: [] });
    const cancel = await world.bill(token, 'PUT', '/subscriptions/testsubscription/cancel', { reason: 'cost' });
    expect(code(cancel)).toBe('change_not_allowed');
    expect(await world.calls()).toBe(before);
  });
});

test('who is billed by nobody is told that there is nothing to be asked', async () => {
  const nora = await addMember(world.world, { username: 'nora', firstName: 'Nora', lastName: 'Vidal' });
  await givePlan(world.world, nora);
  const hers = await world.signIn('nora');
  const wish = { new_plan_code: 'elite-annual' };
  const asks = [
    ['GET', `/accounts/${nora}/subscription`, undefined, 'No get subscription function for this service'],
    ['GET', `/accounts/${nora}`, undefined, 'No get account function for this service'],
    [
      'POST',
      `/accounts/${nora}/change_plan`,
      wish,
      'Create Change Subscription does not exists for this billing service',
    ],
    ['POST', `/accounts/${nora}/prorated_amount`, wish, 'There is no validation for this service'],
  ] as const;
  for (const [method, path, body, message] of asks) {
    const answer = await world.bill(hers, method, path, body);
    expect([answer.statusCode, answer.json().message]).toEqual([409, message]);
  }
});
