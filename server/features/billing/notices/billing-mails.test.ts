import { BILLING_NEWS } from '@yardsign/domain/billing/news';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { billingWorld, type BillingWorld } from '../../../app/testing/worlds/billing-world.ts';
import { queuedNotices } from '../../../app/testing/processes/queued.ts';
import { billingNotice } from './billing-news.ts';

// Runs on PostgreSQL too.

let world: BillingWorld;
let luis: string;
let token: string;

beforeAll(async () => {
  world = await billingWorld();
  luis = await world.addFree({ username: 'luis', firstName: 'Luis', lastName: 'Herrera', language: 'es' });
  token = await world.signIn('luis');
  await world.subscribe({ token, memberId: luis });
});
afterAll(() => world.close());

const deps = () => ({
  db: world.db,
  clock: world.clock,
  sessionKey: world.core.sessionKey,
  publicUrl: 'https://members.example.test',
});

test.each(BILLING_NEWS)('the mail of %s is whole, in the language of its reader', async (news) => {
  const [letter, ...more] = await billingNotice.write(deps(), { memberId: luis, news });
  expect(more).toEqual([]);
  const { subject, paragraphs, button, language } = letter?.content ?? {};
  expect([letter?.to, language, button?.url]).toEqual([
    'luis@demo.yardsign.test',
    'es',
    'https://members.example.test/subscription',
  ]);
  expect(paragraphs?.[0]).toBe('Hola, Luis:');
  expect(`${subject} ${paragraphs?.join(' ')}`).not.toMatch(/undefined|NaN|Invalid/);
});

test('nothing is told to somebody whose account is gone', async () => {
  expect(await billingNotice.write(deps(), { memberId: 'usr_nobodynobody', news: 'paused' })).toEqual([]);
});

test('what a member does is told once, and taking a pause back says when the term ends', async () => {
  const told = async () => (await queuedNotices(world.db, billingNotice)).map(({ news }) => news);
  expect(await told()).toEqual(['started']);
  await world.pass(25);
  token = await world.signIn('luis');
  const pause = async (remaining_pause_cycles: number) => {
    const { subscription } = await world.state(token);
    const body = { remaining_pause_cycles, ...(remaining_pause_cycles > 0 && { reason: 'cost' }) };
    return world.bill(token, 'PUT', `/subscriptions/${subscription?.id}/pause`, body);
  };
  await pause(1);
  await pause(0);
  expect((await told()).toSorted()).toEqual(['pause-dropped', 'pause-noted', 'started']);
  const [letter] = await billingNotice.write(deps(), { memberId: luis, news: 'pause-dropped' });
  expect(letter?.content.paragraphs[1]).toContain('21 de diciembre de 2026');
});
