import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CARDS } from '@yardsign/sandbox/vendors/recurly/conformance/in-process';
import { billingWorld, type BillingWorld } from '../../app/testing/worlds/billing-world.ts';
import { queuedJobs } from '../../app/testing/processes/queued.ts';
import { createNotices } from '../../app/wiring/notices.ts';
import { referralDeps, signUpReferrals } from '../../app/wiring/referral-deps.ts';
import { addMember, givePlan, joinTeam } from '../../seeds/scenarios.ts';
import { answerSignupJob } from '../account/jobs.ts';
import { answerSignupRequest } from '../account/sign-up/answer-signup-request.ts';
import { type CardProcessor, ProcessorRefusal } from '../billing/ports.ts';
import { giveCredits } from './give-credits.ts';
import type { ReferralDeps } from './ports.ts';

// Runs on PostgreSQL too.

const OTHER_CARD = '5555555555554444';
const COOKIE = 'referral';
/** A month of Elite. */
const MONTH = 9900;

let world: BillingWorld;
let deps: ReferralDeps;
let frida: string;
let fridaToken: string;
let begin: () => Promise<void>;
beforeAll(async () => {
  world = await billingWorld();
  deps = referralDeps(world.core, world.deps);
  frida = await addMember(world.world, { username: 'frida', firstName: 'Frida', lastName: 'Sol' });
  await givePlan(world.world, frida);
  // Who has a plan as a trial gives it may begin to pay.
  await world.db.updateTable('member_feature').set({ slug: 'trial' }).where('member_id', '=', frida).execute();
  begin = await world.remember();
});
beforeEach(async () => {
  await begin();
  await world.forget();
  fridaToken = await world.signIn('frida');
});
afterAll(() => world.close());

const linkOf = async (token: string) =>
  (await world.call({ method: 'POST', url: '/api/app/v1/referrals/link', token })).json<{ data: { link: string } }>()
    .data.link;
const codeOf = (link: string) => new URL(link).searchParams.get('ref') ?? '';
const listOf = async (token: string, query = '') =>
  (await world.call({ method: 'GET', url: `/api/app/v1/referrals${query}`, token })).json<{
    data: { items: Record<string, unknown>[]; nextCursor: string | null; months_earned: number; credited: number };
  }>().data;

/** Opens a link, as a page does it. @returns the cookie that the browser keeps. */
async function visit(code: string) {
  const answer = await world.call({ method: 'POST', url: '/api/app/v1/referral-visits', payload: { code } });
  const cookie = answer.cookies.find(({ name }) => name === COOKIE);
  return { status: answer.statusCode, cookie };
}

/** Signs up with what the browser kept. @returns the id of the new member. */
async function signUp(email: string, cookie: string | undefined): Promise<string> {
  await world.call({
    method: 'POST',
    url: '/api/auth/v1/users/',
    payload: { first_name: 'Nina', last_name: 'Okafor', email, industry_id: 1 },
    headers: { 'x-client-app': 'members-web' },
    ...(cookie !== undefined && { cookies: { [COOKIE]: cookie } }),
  });
  const mail = createNotices(world.core).account;
  const signing = { db: world.db, clock: world.clock, random: world.core.random, mail, ...signUpReferrals(world.core) };
  for (const { requestId } of await queuedJobs<{ requestId: string }>(world.db, answerSignupJob.name))
    await answerSignupRequest(signing, requestId);
  const member = await world.db.selectFrom('member').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return member.id;
}

/** Signs up by somebody's link and may sign in from now on. */
async function comeBy(token: string, email = 'nina@example.test') {
  const { cookie } = await visit(codeOf(await linkOf(token)));
  const id = await signUp(email, cookie?.value);
  await world.db
    .updateTable('member')
    .set({ password_hash: world.world.passwordHash, status: 'incomplete' })
    .where('id', '=', id)
    .execute();
  const { username } = await world.db
    .selectFrom('member')
    .select('username')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, token: await world.signIn(username) };
}

async function subscribe({ id, token }: { id: string; token: string }, card: string, plan = 'elite-monthly') {
  const answer = await world.bill(token, 'POST', '/subscriptions', {
    plan_code: plan,
    account: { code: id },
    currency: 'USD',
    token_id: await world.card(card),
  });
  expect(answer.statusCode).toBe(200);
}

const give = () => giveCredits(deps);

/** Gives months by a processor that answers some of its calls in another way. @returns what was reported meanwhile */
async function giveBy(other: Partial<CardProcessor>): Promise<unknown[]> {
  const { processor } = deps.billing;
  if (processor === null) throw new Error('the world takes payments');
  const reported: unknown[] = [];
  const billing = { ...deps.billing, processor: { ...processor, ...other } };
  await giveCredits({ ...deps, billing, reportError: (error) => void reported.push(error) });
  return reported;
}

/** Frida, who pays by a plan, has earned a month. */
async function earn(plan?: string) {
  await subscribe({ id: frida, token: fridaToken }, CARDS.good, plan);
  await subscribe(await comeBy(fridaToken), OTHER_CARD);
  await world.pass(32);
  fridaToken = await world.signIn('frida');
}
const credits = async () => (await world.vendor()).invoices.filter(({ type }) => type === 'credit');

describe('the link', () => {
  test('is made once for each member', async () => {
    const [link, again] = [await linkOf(fridaToken), await linkOf(fridaToken)];
    expect(link).toBe(again);
    expect(link).toMatch(/^http:\/\/localhost:3000\/signup\?ref=[a-z0-9]{6,40}$/);
  });

  test('is for those who pay for themselves', async () => {
    const oscar = await addMember(world.world, {
      username: 'oscar',
      firstName: 'Oscar',
      lastName: 'Park',
      type: 'Team Owner',
    });
    await givePlan(world.world, oscar);
    await joinTeam(world.world, oscar, frida);
    for (const token of [await world.signIn('oscar'), fridaToken]) {
      const answer = await world.call({ method: 'POST', url: '/api/app/v1/referrals/link', token });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    }
  });
});

describe('a visit', () => {
  test('is kept in a cookie that no script reads, for the sign-up alone', async () => {
    const { status, cookie } = await visit(codeOf(await linkOf(fridaToken)));
    expect(status).toBe(204);
    expect(cookie).toMatchObject({ httpOnly: true, path: '/api/auth/v1/users/', maxAge: 60 * 86_400, sameSite: 'Lax' });
  });

  test.each([
    ['sixty days later', 60, true],
    ['a day after that', 61, false],
  ])('counts for a sign-up %s: %s', async (_case, days, counts) => {
    const { cookie } = await visit(codeOf(await linkOf(fridaToken)));
    world.clock.advance(days * 86_400_000);
    await signUp('nina@example.test', cookie?.value);
    fridaToken = await world.signIn('frida');
    expect((await listOf(fridaToken)).items.map(({ name, state }) => [name, state])).toEqual(
      counts ? [['Nina O', 'signed-up']] : [],
    );
  });

  test('that somebody made up counts for nobody', async () => {
    const code = codeOf(await linkOf(fridaToken));
    const { cookie } = await visit(code);
    const [, at, signature] = (cookie?.value ?? '').split('.');
    const younger = Number(at) + 1;
    const paul = await addMember(world.world, { username: 'paul', firstName: 'Paul', lastName: 'Reed' });
    await givePlan(world.world, paul);
    const other = codeOf(await linkOf(await world.signIn('paul')));
    const signed = [`${code}.${younger}.${signature}`, `${other}.${at}.${signature}`];
    for (const [index, made] of [undefined, code, `${code}.${at}`, ...signed].entries())
      await signUp(`nina${index}@example.test`, made);
    expect(await world.db.selectFrom('referral').select('id').execute()).toEqual([]);
  });

  test('by a link that is nobody’s leaves nothing behind', async () => {
    const { cookie } = await visit('nobodyslink');
    await signUp('nina@example.test', cookie?.value);
    expect(await world.db.selectFrom('referral').select('id').execute()).toEqual([]);
  });

  test('by the link of somebody who has joined a team since leaves nothing behind', async () => {
    const { cookie } = await visit(codeOf(await linkOf(fridaToken)));
    const oscar = await addMember(world.world, {
      username: 'oscar',
      firstName: 'Oscar',
      lastName: 'Park',
      type: 'Team Owner',
    });
    await joinTeam(world.world, oscar, frida);
    await signUp('nina@example.test', cookie?.value);
    expect(await world.db.selectFrom('referral').select('id').execute()).toEqual([]);
  });

  test('by one’s own link earns nothing', async () => {
    const { cookie } = await visit(codeOf(await linkOf(fridaToken)));
    await signUp('frida+two@demo.yardsign.test', cookie?.value);
    expect((await listOf(fridaToken)).items).toMatchObject([{ state: 'refused', refusal: 'self', credit: null }]);
  });
});

describe('a free month', () => {
  test('is credited after the second payment of the one who came, once', async () => {
    await subscribe({ id: frida, token: fridaToken }, CARDS.good);
    const nina = await comeBy(fridaToken);
    await subscribe(nina, OTHER_CARD);
    expect((await listOf(fridaToken)).items).toMatchObject([{ state: 'first-payment', credit: null }]);
    await give();
    expect(await credits()).toEqual([]);
    await world.pass(32);
    fridaToken = await world.signIn('frida');
    expect((await listOf(fridaToken)).items).toMatchObject([{ state: 'earned', credit: { state: 'waiting' } }]);
    for (let time = 0; time < 3; time += 1) await give();
    expect(await credits()).toMatchObject([{ total: -MONTH, accountCode: frida }]);
    expect(await listOf(fridaToken)).toMatchObject({
      items: [{ state: 'earned', credit: { state: 'credited', amount: 99 } }],
      months_earned: 1,
      credited: 99,
    });
    // It pays the next bill.
    await world.pass(31);
    expect(await credits()).toMatchObject([{ credited: MONTH, state: 'closed' }]);
  });

  test('is told as what was given, where two give it and the plan changes in between', async () => {
    await earn('essentials-monthly');
    const { processor } = deps.billing;
    let isChanged = false;
    const plans: CardProcessor['plans'] = async () => {
      if (!isChanged) {
        isChanged = true;
        const wanted = { new_plan_code: 'elite-monthly' };
        expect((await world.bill(fridaToken, 'POST', `/accounts/${frida}/change_plan`, wanted)).statusCode).toBe(200);
        await give();
      }
      return processor?.plans() ?? [];
    };
    expect(await giveBy({ plans })).toEqual([]);
    expect((await credits()).map(({ total }) => total)).toContain(-MONTH);
    expect(await listOf(fridaToken)).toMatchObject({ items: [{ credit: { amount: 99 } }], credited: 99 });
  });

  test('waits for a referrer who pays for nothing yet', async () => {
    const nina = await comeBy(fridaToken);
    await subscribe(nina, OTHER_CARD);
    await world.pass(32);
    await give();
    fridaToken = await world.signIn('frida');
    expect((await listOf(fridaToken)).items).toMatchObject([{ credit: { state: 'waiting', amount: null } }]);
    await subscribe({ id: frida, token: fridaToken }, CARDS.good);
    await give();
    expect(await credits()).toMatchObject([{ total: -MONTH, accountCode: frida }]);
  });

  test('comes, however many older ones wait for somebody who pays for nothing now', async () => {
    await earn();
    const [account] = await world.db.selectFrom('billing_account').selectAll().where('member_id', '=', frida).execute();
    const [credit] = await world.db.selectFrom('referral_credit').selectAll().execute();
    if (!account || !credit) throw new Error('no month was earned');
    const otto = await world.addFree({ username: 'otto', firstName: 'Otto', lastName: 'Lind' });
    const snapshot = JSON.stringify({ ...(account.snapshot as object), subscription: null });
    await world.db
      .insertInto('billing_account')
      .values({ ...account, member_id: otto, snapshot })
      .execute();
    const older = { ...credit, referrer_id: otto, referral_id: null, created_at: new Date(0) };
    await world.db
      .insertInto('referral_credit')
      .values(Array.from({ length: 60 }, (_, at) => ({ ...older, id: `rfc_older${at}` })))
      .execute();
    await give();
    expect(await credits()).toMatchObject([{ total: -MONTH, accountCode: frida }]);
  });

  test('is not earned with the card of the one who referred', async () => {
    await subscribe({ id: frida, token: fridaToken }, CARDS.good);
    const nina = await comeBy(fridaToken);
    await subscribe(nina, CARDS.good);
    await world.pass(32);
    await give();
    fridaToken = await world.signIn('frida');
    expect(await listOf(fridaToken)).toMatchObject({
      items: [{ state: 'refused', refusal: 'same-card', credit: null }],
      months_earned: 0,
      credited: 0,
    });
    expect(await credits()).toEqual([]);
  });

  test.each([
    ['is sold', {}],
    ['is not sold any more', { plans: async () => [] }],
  ])('of who pays by the year is a twelfth of it, when their plan %s', async (_case, other) => {
    await earn('elite-annual');
    await giveBy(other);
    expect(await credits()).toMatchObject([{ total: -7492, accountCode: frida }]);
  });

  test('that the processor refuses is asked for five times, and told as refused', async () => {
    await earn();
    let asked = 0;
    const execute = async () => {
      asked += 1;
      throw new ProcessorRefusal('change_not_allowed');
    };
    for (let time = 0; time < 7; time += 1) await giveBy({ execute });
    expect(asked).toBe(5);
    expect(await listOf(fridaToken)).toMatchObject({
      items: [{ state: 'earned', credit: { state: 'refused' } }],
      months_earned: 0,
      credited: 0,
    });
  });

  test('that cannot be given is reported, and keeps no other one waiting', async () => {
    await earn();
    const [credit] = await world.db.selectFrom('referral_credit').selectAll().execute();
    if (!credit) throw new Error('no month was earned');
    await world.db
      .insertInto('referral_credit')
      .values({ ...credit, id: 'rfc_another0', referral_id: null })
      .execute();
    const trouble = new Error('no plans');
    let calls = 0;
    const plans = async () => {
      calls += 1;
      if (calls === 1) throw trouble;
      return [];
    };
    expect(await giveBy({ plans })).toEqual([trouble]);
    expect(await credits()).toHaveLength(1);
  });

  test.each([
    ['was made, and its answer is lost for an hour', { kind: 'drop_after_effect', times: 2 }],
    ['was never made, and nobody knows it for an hour', { kind: 'drop_before_effect', times: 2 }],
  ])('that %s is there once in the end', async (_case, fault) => {
    await subscribe({ id: frida, token: fridaToken }, CARDS.good);
    const nina = await comeBy(fridaToken);
    await subscribe(nina, OTHER_CARD);
    await world.pass(32);
    await world.fault({ ...fault, match: { method: 'POST' } });
    await give();
    world.clock.advance(3_600_000);
    for (let time = 0; time < 3; time += 1) {
      await world.settle();
      await give();
    }
    expect(await credits()).toMatchObject([{ total: -MONTH, accountCode: frida }]);
    fridaToken = await world.signIn('frida');
    expect((await listOf(fridaToken)).credited).toBe(99);
  });
});

test('the list comes in pages, the last first', async () => {
  for (const name of ['one', 'two', 'three']) {
    const { cookie } = await visit(codeOf(await linkOf(fridaToken)));
    await signUp(`${name}@example.test`, cookie?.value);
    world.clock.advance(1000);
  }
  const first = await listOf(fridaToken, '?limit=2');
  const second = await listOf(fridaToken, `?limit=2&cursor=${first.nextCursor}`);
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([2, 1, null]);
  const times = [...first.items, ...second.items].map(({ signed_up_at: at }) => String(at));
  expect(times).toEqual(times.toSorted().toReversed());
});
