import { DAY_MS } from '@yardsign/domain/time/spans';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { billingWorld, type BillingWorld } from '../../../app/testing/worlds/billing-world.ts';
import { queuedNotices } from '../../../app/testing/processes/queued.ts';
import type { Db } from '../../../platform/database/database.ts';
import { billingReminder } from '../notices/reminder.ts';
import { remindMembers } from './remind.ts';

// Runs on PostgreSQL too.

let world: BillingWorld;
let maya: string;
let token: string;
let begin: () => Promise<void>;
beforeAll(async () => {
  world = await billingWorld();
  maya = await world.addFree({ username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  begin = await world.remember();
});
beforeEach(async () => {
  await begin();
  await world.forget();
  token = await world.signIn('maya');
});
afterAll(() => world.close());

const remind = () => remindMembers(world.deps);
const told = async () => (await queuedNotices(world.db, billingReminder)).map(({ kind }) => kind);
const subscribe = async (month: string, year: string) => {
  const token_id = await world.card(undefined, { month, year });
  const answer = await world.subscribe({ token, memberId: maya }, { token_id });
  expect(answer.statusCode).toBe(200);
};
const startTrial = (days: number) => {
  const now = world.clock.now();
  const ends_at = new Date(now.getTime() + days * DAY_MS);
  return world.db.insertInto('trial').values({ member_id: maya, industry_id: 1, started_at: now, ends_at }).execute();
};
const letter = async () => {
  const [notice] = await queuedNotices(world.db, billingReminder);
  if (!notice) throw new Error('nothing was told');
  const deps = { db: world.db, clock: world.clock, sessionKey: world.core.sessionKey, publicUrl: 'https://x.test' };
  return (await billingReminder.write(deps, notice))[0]?.content;
};

/** Until a call has ended, or somebody waits for a lock. */
async function endOrWait(db: Db, call: Promise<unknown>): Promise<void> {
  const ended = call.then(() => true);
  const looks = async () => (await sql`select 1 from pg_locks where not granted`.execute(db)).rows.length > 0;
  while (!(await Promise.race([ended, looks()]))) continue;
}

describe('a trial of ours', () => {
  test('is told of three days before its end, once', async () => {
    await startTrial(14);
    await remind();
    expect(await told()).toEqual([]);
    await world.pass(11);
    for (let time = 0; time < 3; time += 1) await remind();
    expect(await told()).toEqual(['trial-ending']);
    await world.pass(2);
    await remind();
    expect(await told()).toEqual(['trial-ending']);
    expect((await letter())?.button?.url).toBe('https://x.test/upgrade');
  });

  test('that has a plan waiting behind it says what will be charged', async () => {
    await startTrial(14);
    await subscribe('12', '2030');
    await world.pass(12);
    await remind();
    expect(await told()).toEqual(['trial-ending']);
    const content = await letter();
    expect(content?.paragraphs[1]).toContain('$69.00');
    expect(content?.button?.url).toBe('https://x.test/subscription');
  });
});

describe('an account', () => {
  // The embedded database has one connection: nothing is read while a transaction is open.
  test.runIf(process.env['TEST_DATABASE_URL'])(
    'that is read anew while its member is reminded is looked at when that says',
    async () => {
      await subscribe('12', '2030');
      await startTrial(2);
      let syncing: Promise<unknown> = Promise.resolve();
      let isNew = false;
      const db = world.db.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          const [row] = result.rows;
          // The account has been read: a new card comes, which expires soon.
          if (row && 'snapshot' in row && !isNew) {
            isNew = true;
            syncing = world.bill(token, 'POST', `/accounts/${maya}/billing_info`, {
              token_id: await world.card(undefined, { month: '11', year: '2026' }),
            });
            await endOrWait(world.db, syncing);
          }
          return result;
        },
      });
      await remindMembers({ ...world.deps, db });
      await syncing;
      await remind();
      expect(await told()).toEqual(['trial-ending', 'card-expiring']);
    },
  );
});

describe('a card', () => {
  test('is told of in the month before it expires, once, and again when its successor does', async () => {
    await subscribe('1', '2027');
    await remind();
    expect(await told()).toEqual([]);
    await world.pass(45);
    for (let time = 0; time < 2; time += 1) await remind();
    expect(await told()).toEqual(['card-expiring']);
    expect((await letter())?.paragraphs[1]).toContain('Visa 1111');
    await world.bill(await world.signIn('maya'), 'POST', `/accounts/${maya}/billing_info`, {
      token_id: await world.card(undefined, { month: '3', year: '2027' }),
    });
    await remind();
    expect(await told()).toEqual(['card-expiring']);
    await world.pass(60);
    await remind();
    expect(await told()).toEqual(['card-expiring', 'card-expiring']);
  });

  test('of a subscription that is cancelled is not told of', async () => {
    await subscribe('1', '2027');
    const { subscription } = await world.state(token);
    await world.bill(token, 'PUT', `/subscriptions/${subscription?.id}/cancel`, { reason: 'cost' });
    await world.pass(45);
    await remind();
    expect(await told()).toEqual([]);
  });
});

test.each(['en', 'es'] as const)('both reminders are whole in %s', async (language) => {
  await world.db.updateTable('member').set({ language }).where('id', '=', maya).execute();
  const deps = { db: world.db, clock: world.clock, sessionKey: world.core.sessionKey, publicUrl: 'https://x.test' };
  for (const kind of ['trial-ending', 'card-expiring'] as const) {
    const until = world.clock.now().toISOString();
    const [mail] = await billingReminder.write(deps, { memberId: maya, kind, until });
    expect(mail?.content.language).toBe(language);
    expect(`${mail?.content.subject} ${mail?.content.paragraphs.join(' ')}`).not.toMatch(/undefined|Invalid/);
  }
});
