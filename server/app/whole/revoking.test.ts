import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSession } from '../../features/access/session/create-session.ts';
import { resolveActor } from '../../features/access/session/resolve-actor.ts';
import { SESSION_TABLES } from '../../features/access/session/session-facts.ts';
import { createMemory } from '../../platform/database/memory.ts';
import { createWriteWatch } from '../../platform/database/write-watch.ts';
import { isDeep } from '../../platform/testing/effort.ts';
import { addMember, givePlan, joinTeam } from '../../seeds/scenarios.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

// Runs on PostgreSQL too.

/** What was known of a session a moment ago must not outlive the right that it speaks of. */

const ROUNDS = isDeep ? 1000 : 10;
const DEVICE = { userAgent: 'test', via: 'bearer' as const };

let app: TestApp;
let maya: string;
let owner: string;

beforeAll(async () => {
  app = await testApp();
  maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Test' });
  owner = await addMember(app.world, { username: 'oscar', firstName: 'Oscar', lastName: 'Test', type: 'Team Owner' });
});
afterAll(() => app.close());

/** Every session is a new one of the same member, who has a plan and a seat again. */
async function begin(): Promise<string> {
  await app.db.updateTable('member').set({ status: 'active', access_level: 1 }).where('id', '=', maya).execute();
  await app.db.deleteFrom('member_feature').where('member_id', 'in', [maya, owner]).execute();
  await app.db.deleteFrom('team_member').where('child_id', '=', maya).execute();
  await givePlan(app.world, maya);
  await joinTeam(app.world, owner, maya);
  const grant = await createSession(app.product.access, { memberId: maya, ...DEVICE });
  return grant.token ?? '';
}

const call = (token: string) => app.call({ method: 'GET', url: '/api/content/v1/content/?limit=1', token });

/** What takes a right away, and what the next call is told. */
const REVOCATIONS: Record<string, { run: (token: string) => Promise<unknown>; told: number }> = {
  'signing out': {
    run: (token) => app.call({ method: 'POST', url: '/api/app/v1/logout', token }),
    told: 401,
  },
  'ending all sessions': {
    run: () => app.db.updateTable('session').set({ ended_at: app.clock.now() }).where('member_id', '=', maya).execute(),
    told: 401,
  },
  'a transaction that ends them': {
    run: () =>
      app.db.transaction().execute(async (tx) => {
        await tx.updateTable('session').set({ ended_at: app.clock.now() }).where('member_id', '=', maya).execute();
        await tx.selectFrom('member').select('id').execute();
      }),
    told: 401,
  },
  'a pause': {
    run: () => app.db.updateTable('member').set({ status: 'paused' }).where('id', '=', maya).execute(),
    told: 403,
  },
  'sessions that are deleted': {
    run: () => app.db.deleteFrom('session').where('member_id', '=', maya).execute(),
    told: 401,
  },
};

describe('in the same process', () => {
  test.each(Object.entries(REVOCATIONS))('nothing is allowed after the answer to %s', async (_, { run, told }) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const token = await begin();
      // Twice, so that the second is answered by what was remembered, and some still on their way.
      expect((await call(token)).statusCode).toBe(200);
      const meanwhile = Array.from({ length: 3 }, () => call(token));
      await run(token);
      expect((await call(token)).statusCode).toBe(told);
      await Promise.all(meanwhile);
      expect((await call(token)).statusCode).toBe(told);
    }
  });

  test('a feature that is taken away is gone from the next call', async () => {
    const token = await begin();
    const held = async () => {
      const actor = await resolveActor(app.product.access, credentials(token), { anew: false });
      return actor.kind === 'member' ? actor.features : [];
    };
    expect(await held()).not.toEqual([]);
    await app.db.deleteFrom('member_feature').where('member_id', '=', maya).execute();
    expect(await held()).toEqual([]);
  });
});

const credentials = (token: string) => ({ authorization: `Bearer ${token}`, cookie: () => undefined });

describe('in another process', () => {
  test('what only reads is refused within a second, and what changes something at once', async () => {
    let now = 0;
    // Writes of this process are not told to the other.
    const sessions = createMemory({
      watch: createWriteWatch(),
      tables: SESSION_TABLES,
      forMs: 800,
      elapsed: () => now,
      most: 10,
    });
    const other = { ...app.product.access, sessions };
    const ask = (token: string, anew: boolean) => resolveActor(other, credentials(token), { anew });
    for (let round = 0; round < ROUNDS; round += 1) {
      const token = await begin();
      expect((await ask(token, false)).kind).toBe('member');
      await REVOCATIONS['signing out']?.run(token);
      await expect(ask(token, true)).rejects.toMatchObject({ code: 'token_expired' });
      now += 800;
      await expect(ask(token, false)).rejects.toMatchObject({ code: 'token_expired' });
    }
  });

  test('staff is asked about with every call', async () => {
    const sessions = createMemory({
      watch: createWriteWatch(),
      tables: SESSION_TABLES,
      forMs: 800,
      elapsed: () => 0,
      most: 10,
    });
    const other = { ...app.product.access, sessions };
    const token = await begin();
    await app.db.updateTable('member').set({ access_level: 3 }).where('id', '=', maya).execute();
    expect((await resolveActor(other, credentials(token), { anew: false })).kind).toBe('member');
    await REVOCATIONS['signing out']?.run(token);
    await expect(resolveActor(other, credentials(token), { anew: false })).rejects.toMatchObject({
      code: 'token_expired',
    });
  });
});
