import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WireCoupon } from '@yardsign/contracts/routes/billing/billing-shapes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { billingWorld, type BillingWorld } from '../../../app/testing/worlds/billing-world.ts';
import { addMember } from '../../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

let folder: string;
let world: BillingWorld;
let again: () => Promise<void>;
let maya: string;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yardsign-coupons-'));
  world = await billingWorld({ YARDSIGN_DATA: folder });
  maya = await world.addFree({ username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  again = await world.remember();
});
beforeEach(async () => {
  await again();
  await world.forget();
  token = await world.signIn('maya');
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const names = { en: 'Twenty off', es: 'Veinte menos' };
const WELCOME = { code: 'welcome20', value: '20%', duration: '3 months', names };
const define = (...coupons: object[]) => writeFile(join(folder, 'site-config.json'), JSON.stringify({ coupons }));
const offered = async () => (await world.bill(token, 'GET', '/coupons')).json<{ data: WireCoupon[] }>().data;
const welcome = async () => (await offered()).find(({ code }) => code === 'WELCOME20');
const subscribe = async () => {
  const answer = await world.subscribe({ token, memberId: maya }, { coupon_codes: 'WELCOME20' });
  return answer.json<{ code?: string; data?: { account_coupons: { coupon: WireCoupon }[] } }>();
};
const payments = async () => (await world.effects('payment')).map(({ amount }) => amount);

test('what is defined is called as it says, at once, and counts', async () => {
  await define();
  expect((await welcome())?.names).toBeNull();
  await define(WELCOME);
  expect((await welcome())?.names).toEqual(names);
  expect((await subscribe()).data?.account_coupons[0]?.coupon.names).toEqual(names);
  expect(await payments()).toEqual([5520]);
});

test.each([
  ['ends before the processor ends it', { ends: '2026-11-21T14:59:59Z' }],
  ['has another value at the processor', { value: '25%' }],
  ['has an amount at the processor', { value: 20 }],
  ['goes on for another time', { duration: 'forever' }],
  ['is for other plans', { plans: ['elite-annual'] }],
])('what %s cannot be used', async (_case, change) => {
  await define({ ...WELCOME, ...change });
  expect((await subscribe()).code).toBe('invalid_coupon');
  expect(await payments()).toEqual([]);
});

test('what is for people who were referred is there for nobody else', async () => {
  await define({ ...WELCOME, purpose: 'referral' });
  expect(await welcome()).toBeUndefined();
  expect((await subscribe()).code).toBe('invalid_coupon');
  const frida = await addMember(world.world, { username: 'frida', firstName: 'Frida', lastName: 'Lund' });
  const now = world.clock.now();
  await world.db
    .insertInto('referral')
    .values({
      id: 'rfl_one',
      referee_id: maya,
      referrer_id: frida,
      state: 'signed-up',
      refusal: null,
      visited_at: now,
      created_at: now,
      changed_at: now,
    })
    .execute();
  expect((await welcome())?.names).toEqual(names);
  await subscribe();
  expect(await payments()).toEqual([5520]);
});

test('a fault in what is defined leaves what was good before, and nothing of it is shown to strangers', async () => {
  await define(WELCOME);
  expect((await welcome())?.names).toEqual(names);
  await define({ ...WELCOME, value: 'a fifth' });
  expect((await welcome())?.names).toEqual(names);
  const config = await world.call({ method: 'GET', url: '/site-config.json?t=1' });
  expect(config.statusCode).toBe(200);
  expect(config.body).not.toContain('welcome20');
});
