import { BILLING_NEWS, type BillingNews } from '@yardsign/domain/billing/news';
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

const UNTIL = '2027-01-21T15:00:00.000Z';
/** What the subscription has become when a mail tells the news; it runs where nothing is said. */
const STATES: Partial<Record<BillingNews, object>> = {
  'pause-noted': { pausedAt: UNTIL },
  paused: { state: 'paused', pausedAt: UNTIL },
  cancelled: { state: 'canceled', expiresAt: UNTIL },
  ended: { state: 'expired', expiresAt: UNTIL },
};
const owed = {
  ...{ number: '1001', type: 'charge', state: 'past_due', lines: [] },
  ...{ tax: 0, total: 4900, balance: 4900, dueAt: UNTIL, createdAt: UNTIL },
};

/** Puts the account into the state of a piece of news, tells it, and puts the account back. */
async function tellIn(
  state: BillingNews,
  news: BillingNews,
  pastDue: object[] = state === 'payment-failed' ? [owed] : [],
  more: object = {},
) {
  const whose = world.db.selectFrom('billing_account').select('snapshot').where('member_id', '=', luis);
  const { snapshot } = await whose.executeTakeFirstOrThrow();
  const put = (value: unknown) =>
    world.db
      .updateTable('billing_account')
      .set({ snapshot: JSON.stringify(value) })
      .where('member_id', '=', luis)
      .execute();
  const known = snapshot as { subscription: object };
  await put({ ...known, subscription: { ...known.subscription, ...STATES[state], ...more }, pastDue });
  const letters = await billingNotice.write(deps(), { memberId: luis, news });
  await put(snapshot);
  return letters;
}

test.each([
  ['reactivated', 'cancelled'],
  ['payment-made', 'payment-failed'],
  ['cancelled', 'started'],
] as const)('when %s comes before the mail of %s is written, it is not sent any more', async (since, news) => {
  expect(await tellIn(since, news)).toEqual([]);
});

test.each(BILLING_NEWS)('the mail of %s is whole, in the language of its reader', async (news) => {
  const [letter, ...more] = await tellIn(news, news);
  expect(more).toEqual([]);
  const { subject, paragraphs, button, language } = letter?.content ?? {};
  expect([letter?.to, language, button?.url]).toEqual([
    'luis@demo.yardsign.test',
    'es',
    'https://members.example.test/subscription',
  ]);
  expect(paragraphs?.[0]).toBe('Hola, Luis:');
  expect(`${subject} ${paragraphs?.join(' ')}`).not.toMatch(/undefined|NaN|Invalid|\$0\.00|(?:el|hasta) [,.y]/);
});

test('a plan is named as on the pages, in the language of its reader', async () => {
  const [letter] = await tellIn('started', 'started');
  expect(letter?.content.paragraphs[1]).toContain('Expert · Mensual es tuyo.');
});

test('who cancels and still owes is told both', async () => {
  const [letter] = await tellIn('cancelled', 'cancelled', [owed]);
  expect(letter?.content.paragraphs[1]).toBe(
    'Tu suscripción termina el 21 de enero de 2027. Quedan $49.00 sin pagar; no se cobra nada más. Hasta entonces puedes cambiar de opinión.',
  );
});

test('who cancels during a pause is not told that they keep everything', async () => {
  const [letter] = await tellIn('cancelled', 'cancelled', [], { pausedAt: '2020-01-01T00:00:00.000Z' });
  expect(letter?.content.paragraphs[1]).toBe(
    'Sigue en pausa y termina el 21 de enero de 2027; no se cobra nada más. Hasta entonces puedes cambiar de opinión.',
  );
});

test('taking a pause back says when the term ends, of which the present period may be a part', async () => {
  const [letter] = await tellIn('pause-dropped', 'pause-dropped', [], { termEndsAt: '2027-11-21T15:00:00.000Z' });
  expect(letter?.content.paragraphs[1]).toContain('termina el 21 de noviembre de 2027');
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
