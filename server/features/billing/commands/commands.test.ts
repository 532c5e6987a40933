import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { billingWorld, type BillingWorld } from '../../../app/testing/worlds/billing-world.ts';
import { processorOf } from '../account/sync-account.ts';
import { ProcessorRefusal } from '../ports.ts';
import { stopAfterDeletion, stopDeleted } from './stop-deleted.ts';

// Runs on PostgreSQL too.

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

const subscribe = (plan = 'expert-monthly') => world.subscribe({ token, memberId: maya }, { plan_code: plan });
const changePlan = (plan: string) =>
  world.bill(token, 'POST', `/accounts/${maya}/change_plan`, { new_plan_code: plan });
const payments = async () => (await world.effects('payment')).length;
const commands = async () =>
  (await world.db.selectFrom('billing_command').select(['kind', 'state']).orderBy('created_at').execute()).map(
    ({ kind, state }) => `${kind} ${state}`,
  );
const code = (answer: { json(): { code?: string } }) => answer.json().code;
const SUBSCRIBING = { match: { method: 'POST', path: '/subscriptions' } };

describe('an account that is about to be deleted', () => {
  const leave = (deletion_due_at: Date | null) =>
    world.db.updateTable('member').set({ deletion_due_at }).where('id', '=', maya).execute();

  test('is not charged again: its subscription ends with its term, asked for once', async () => {
    await subscribe();
    await leave(world.clock.now());
    await world.fault({ kind: 'drop_before_effect', times: 2, match: { method: 'PUT', path: '/cancel' } });
    await world.settle();
    expect(await commands()).toEqual(['subscribe done', 'cancel unknown']);
    world.clock.advance(61_000);
    await world.settle();
    await world.settle();
    expect(await commands()).toEqual(['subscribe done', 'cancel done']);
    world.clock.advance(40 * 24 * 3_600_000);
    await world.settle();
    expect(await payments()).toBe(1);
  });

  test('that came back before is left as it is', async () => {
    await subscribe();
    await leave(world.clock.now());
    await leave(null);
    await world.settle();
    expect(await commands()).toEqual(['subscribe done']);
  });

  describe('and is deleted before the processor answers', () => {
    const remove = async () => {
      await world.db.transaction().execute(async (tx) => {
        await stopAfterDeletion(tx, maya, world.clock.now());
        await tx.deleteFrom('member').where('id', '=', maya).execute();
      });
    };
    const kept = () => world.db.selectFrom('subscription_to_stop').select('account_code').execute();
    const stateThere = async () => (await world.vendor()).subscriptions.map(({ state }) => state);

    test('is not charged again either: it is cancelled once the processor answers, and then forgotten', async () => {
      await subscribe();
      await world.fault({ kind: 'status', code: 503, times: 99 });
      await leave(world.clock.now());
      await world.settle();
      await remove();
      await world.settle();
      expect([await kept(), await stateThere()]).toEqual([[{ account_code: maya }], ['active']]);
      await world.clearFaults();
      await world.settle();
      expect(await stateThere()).toEqual(['active']);
      world.clock.advance(5 * 60_000);
      await world.settle();
      expect([await kept(), await stateThere()]).toEqual([[], ['canceled']]);
      world.clock.advance(40 * 24 * 3_600_000);
      expect(await payments()).toBe(1);
    });

    test('is forgotten at once where nothing is charged', async () => {
      await subscribe();
      await leave(world.clock.now());
      await world.settle();
      await remove();
      await world.settle();
      expect([await kept(), await stateThere()]).toEqual([[], ['canceled']]);
    });

    test('stays known while the processor refuses, and the operator is told', async () => {
      await subscribe();
      await remove();
      const refusing = {
        ...world.deps,
        processor: {
          ...processorOf(world.deps),
          execute: () => Promise.reject(new ProcessorRefusal('change_not_allowed')),
        },
      };
      await expect(stopDeleted(refusing, maya)).rejects.toThrow('does not cancel');
      await world.settle();
      expect([await kept(), await stateThere()]).toEqual([[{ account_code: maya }], ['active']]);
      world.clock.advance(24 * 3_600_000);
      await world.settle();
      expect([await kept(), await stateThere()]).toEqual([[], ['canceled']]);
    });

    test('leaves nothing behind where it never paid', async () => {
      await remove();
      expect(await kept()).toEqual([]);
    });
  });
});

describe('a change whose answer is lost', () => {
  test.each([
    ['before it was done', { kind: 'drop_before_effect' }],
    ['after it was done', { kind: 'drop_after_effect' }],
    ['by a page of a proxy', { kind: 'status', code: 502 }],
    ['by a page of a proxy, after it was done', { kind: 'status', code: 502, afterEffect: true }],
    ['by trouble of the processor', { kind: 'status', code: 503 }],
  ])('%s is asked for again under its key, and done once', async (_case, fault) => {
    await world.fault({ ...fault, ...SUBSCRIBING });
    const answer = await subscribe();
    expect([answer.statusCode, answer.json().data.stage]).toEqual([200, 'active']);
    expect(await payments()).toBe(1);
    expect(await commands()).toEqual(['subscribe done']);
  });

  test('again and again is said to be unclear, and found out without the member', async () => {
    await world.fault({ kind: 'drop_after_effect', times: 2, ...SUBSCRIBING });
    const answer = await subscribe();
    expect([answer.statusCode, code(answer)]).toEqual([503, 'billing_unclear']);
    expect(await commands()).toEqual(['subscribe unknown']);
    world.clock.advance(61_000);
    await world.settle();
    expect(await commands()).toEqual(['subscribe done']);
    expect(await payments()).toBe(1);
    expect((await world.state(token)).stage).toBe('active');
  });

  test('for longer than its key is kept is settled by what the account looks like, and never asked for again', async () => {
    await world.fault({ kind: 'drop_before_effect', times: 2, ...SUBSCRIBING });
    await subscribe();
    world.clock.advance(56 * 60_000);
    await world.settle();
    expect(await commands()).toEqual(['subscribe read']);
    expect(await payments()).toBe(0);
  });

  test('is settled by the next wish of the member too, before that one is asked for', async () => {
    await world.fault({ kind: 'drop_after_effect', times: 2, ...SUBSCRIBING });
    await subscribe();
    expect(code(await subscribe())).toBe('change_not_allowed');
    expect((await changePlan('elite-monthly')).statusCode).toBe(200);
    expect(await commands()).toEqual(['subscribe done', 'change done']);
  });

  test('by a process that died is done under its key, as it was wished', async () => {
    const row = {
      id: 'cmd_ofadeadprocess0001',
      member_id: maya,
      kind: 'subscribe' as const,
      asked: JSON.stringify({
        kind: 'subscribe',
        planCode: 'expert-monthly',
        couponCodes: [],
        trialEndsAt: null,
        tokenId: await world.card(),
        person: { firstName: 'Maya', lastName: 'Alvarez', email: 'maya@example.test' },
      }),
      reason: null,
      state: 'pending' as const,
      refusal: null,
      created_at: world.clock.now(),
      settled_at: null,
    };
    await world.db.insertInto('billing_command').values(row).execute();
    expect(code(await subscribe())).toBe('billing_busy');
    await world.settle();
    expect(await payments()).toBe(0);
    world.clock.advance(61_000);
    // Also by the member, who need not wait for anybody to find it.
    expect(code(await subscribe())).toBe('change_not_allowed');
    await world.settle();
    expect([await payments(), await commands()]).toEqual([1, ['subscribe done', 'subscribe refused']]);
  });
});

test('of two tabs that press together one wins', async () => {
  await subscribe();
  const answers = await Promise.all([changePlan('elite-monthly'), changePlan('elite-annual')]);
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses).toContain(200);
  // The other one came too late, or came after and was another change; it was never lost or done half.
  expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
  expect(await commands()).toHaveLength(1 + statuses.filter((status) => status === 200).length);
});

test('while one change is open another one cannot be written down', async () => {
  const open = {
    member_id: maya,
    kind: 'cancel' as const,
    asked: '{}',
    reason: null,
    refusal: null,
    created_at: world.clock.now(),
    settled_at: null,
  };
  const insert = (id: string, state: 'pending' | 'unknown' | 'done') =>
    world.db
      .insertInto('billing_command')
      .values({ ...open, id, state })
      .execute();
  await insert('cmd_1', 'done');
  await insert('cmd_2', 'unknown');
  await expect(insert('cmd_3', 'pending')).rejects.toThrow('billing_command_open');
});

test('what is known is shown while the processor is silent', async () => {
  await subscribe();
  world.clock.advance(3_600_000);
  token = await world.signIn('maya');
  await world.fault({ kind: 'status', code: 503, times: 50 });
  const state = await world.state(token);
  expect([state.stage, state.last_sync]).toEqual(['active', '2026-11-21T15:00:00.000Z']);
});

describe('a letter of the processor', () => {
  const KEY = 'sandbox-recurly-webhooks';
  const send = (body: string, { key = KEY, age = 0 } = {}) => {
    const at = world.clock.now().getTime() - age;
    const signature = createHmac('sha256', key).update(`${at}.${body}`).digest('hex');
    return world.call({
      method: 'POST',
      url: '/api/recurly/v1/webhooks',
      headers: { 'content-type': 'application/json', 'recurly-signature': `${at},${signature}` },
      payload: body,
    });
  };
  const stored = async () =>
    (
      await world.db
        .selectFrom('billing_account')
        .select('pending_cancel')
        .where('member_id', '=', maya)
        .executeTakeFirst()
    )?.pending_cancel;
  /** Cancels at the processor, as its own staff would. */
  const cancelElsewhere = async () => {
    const [subscription] = (await world.vendor()).subscriptions;
    await world.core.cardProcessor?.execute(
      maya,
      { kind: 'cancel', subscriptionId: subscription?.id ?? '' },
      'cmd:elsewhere',
    );
  };

  test('makes the account be read, however often and late it comes', async () => {
    await subscribe();
    await cancelElsewhere();
    expect(await stored()).toBe(false);
    const body = JSON.stringify({ id: 'n1', object_type: 'account', event_type: 'updated', code: maya });
    for (let time = 0; time < 2; time += 1) expect((await send(body)).statusCode).toBe(204);
    expect(await stored()).toBe(true);
  });

  test('finds the account by the subscription or by the invoice', async () => {
    await subscribe();
    await cancelElsewhere();
    const [invoice] = (await world.effects('invoice')) as { number: number }[];
    const answer = await send(JSON.stringify({ object_type: 'charge_invoice', number: invoice?.number }));
    expect([answer.statusCode, await stored()]).toEqual([204, true]);
  });

  test.each([
    ['with another key', { key: 'another' }],
    ['from six minutes ago', { age: 360_000 }],
    ['from the future', { age: -360_000 }],
  ])('%s is not one', async (_case, as) => {
    await subscribe();
    await cancelElsewhere();
    const body = JSON.stringify({ object_type: 'account', event_type: 'updated', code: maya });
    expect((await send(body, as)).statusCode).toBe(404);
    expect(await stored()).toBe(false);
  });

  test('about somebody else of the site, or about nothing, changes nothing', async () => {
    for (const letter of [{ object_type: 'account', code: 'usr_nobodyofours' }, { object_type: 'plan', id: 'x' }, []])
      expect((await send(JSON.stringify(letter))).statusCode).toBe(204);
  });
});
