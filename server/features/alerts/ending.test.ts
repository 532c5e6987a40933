import { DAY_MS, HOUR_MS } from '@yardsign/domain/time/spans';
import { WARN_WITHIN_MS } from '@yardsign/domain/alerts/ending-stage';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAlertsWorld, type AlertsWorld } from '../../app/testing/worlds/alerts-world.ts';
import { LUIS, MAYA } from '../../app/testing/worlds/sharing-samples.ts';

let world: AlertsWorld;
beforeAll(async () => {
  world = await createAlertsWorld();
});
afterAll(() => world.close());
beforeEach(() => world.reset());

const inMs = (ms: number) => new Date(world.clock.now().getTime() + ms);

async function addMembers(count: number): Promise<string[]> {
  const now = world.clock.now();
  const ids = Array.from({ length: count }, (_, index) => `usr_${String(index).padStart(4, '0')}`);
  await world.db
    .insertInto('member')
    .values(
      ids.map((id, index) => ({
        id,
        email: `${id}@example.test`,
        username: id,
        password_hash: null,
        status: 'active',
        type: null,
        language: index % 2 === 0 ? ('en' as const) : ('es' as const),
        public_code: id,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
  return ids;
}

describe('a connection that will end', () => {
  test.each(['blocked_at', 'deletion_due_at'] as const)(
    'of an account with %s is not warned of, and is when the account is open again',
    async (closed) => {
      await world.insertConnection({ memberId: LUIS, grantId: 'grt_luis', expiresAt: inMs(2 * DAY_MS) });
      const put = (at: Date | null) =>
        world.db
          .updateTable('member')
          .set({ [closed]: at })
          .where('id', '=', LUIS)
          .execute();
      await put(inMs(DAY_MS));
      await world.warnAll();
      expect(await world.letters()).toEqual([]);
      await put(null);
      await world.warnAll();
      expect(await world.letters()).toHaveLength(1);
    },
  );

  test('is warned of at least a day ahead, once a stage, whenever it ends and however irregularly the worker runs', async () => {
    const members = await addMembers(40);
    const ends = new Map<string, Date>();
    for (const [index, memberId] of members.entries()) {
      // Spread over nine weeks, at odd minutes; the first are already within their week when the run begins.
      const expiresAt = inMs(3 * DAY_MS + index * 37.7 * HOUR_MS);
      ends.set(`${memberId}@example.test`, expiresAt);
      await world.insertConnection({ memberId, grantId: `grt_${memberId}`, expiresAt });
    }
    const last = Math.max(...[...ends.values()].map(Number));
    for (let step = 0; world.clock.now().getTime() < last; step += 1) {
      await world.warnAll();
      // From a quarter of an hour to twenty hours: an outage of the worker is part of life.
      world.clock.advance(([0.25, 20, 3, 11, 0.5, 17, 7][step % 7] ?? 1) * HOUR_MS);
    }
    const heard = (await world.letters()).map(({ to, subject, date }) => ({
      to: to[0],
      subject,
      at: Date.parse(date),
    }));
    for (const [to, expiresAt] of ends) {
      const mine = heard.filter((mail) => mail.to === to);
      const [week, days] = mine.map((mail) => expiresAt.getTime() - mail.at);
      expect(mine).toHaveLength(2);
      expect(week).toBeLessThanOrEqual(WARN_WITHIN_MS);
      expect(week).toBeGreaterThan(2 * DAY_MS);
      expect(days).toBeLessThanOrEqual(2 * DAY_MS);
      expect(days).toBeGreaterThanOrEqual(DAY_MS);
      expect(mine.some(({ subject }) => /^(?:Last call|Último aviso)/.test(subject))).toBe(true);
    }
  }, 120_000);

  test('is named with its network, its moment in the member’s own zone, and the way to renew it', async () => {
    await world.insertConnection({ memberId: MAYA, grantId: 'grt_a', expiresAt: new Date('2027-03-07T16:30:00Z') });
    await world.insertConnection({ memberId: LUIS, grantId: 'grt_b', expiresAt: new Date('2027-03-02T16:30:00Z') });
    await world.warnAll();
    const [luis, maya] = (await world.letters()).toSorted((a, b) => ((a.to[0] ?? '') < (b.to[0] ?? '') ? -1 : 1));
    expect(maya?.subject).toBe('Your Facebook connection ends on Sunday, March 7 at 10:30 AM CST');
    expect(luis?.subject).toBe(
      'Último aviso: tu conexión con Facebook vence el martes 2 de marzo a las 11:30 a.m. EST',
    );
    for (const letter of [maya, luis]) expect(letter?.text).toContain('http://members.example.test/integrations');
  });

  test('and was renewed is not spoken of; the new consent is warned of in its own time', async () => {
    await world.insertConnection({ memberId: MAYA, grantId: 'grt_old', expiresAt: inMs(6 * DAY_MS) });
    await world.warnAll();
    await world.insertConnection({ memberId: MAYA, grantId: 'grt_new', expiresAt: inMs(60 * DAY_MS) });
    world.clock.advance(5 * DAY_MS);
    await world.warnAll();
    expect(await world.letters()).toHaveLength(1);
    world.clock.advance(49 * DAY_MS);
    await world.warnAll();
    expect(await world.letters()).toHaveLength(2);
  });

  test('and is dead already, or never ends, is not spoken of', async () => {
    await world.insertConnection({ memberId: MAYA, grantId: 'grt_a', expiresAt: inMs(DAY_MS) });
    await world.db.updateTable('connection').set({ ended_at: world.clock.now() }).execute();
    await world.insertConnection({ memberId: LUIS, grantId: 'grt_b', expiresAt: inMs(-HOUR_MS) });
    await world.warnAll();
    await world.db.updateTable('connection').set({ expires_at: null, ended_at: null }).execute();
    await world.warnAll();
    expect(await world.letters()).toEqual([]);
  });

  test('whose warning was refused is warned of by the next attempt', async () => {
    await world.insertConnection({ memberId: MAYA, grantId: 'grt_a', expiresAt: inMs(6 * DAY_MS) });
    await world.mailFault({ kind: 'vendor', failure: 'busy_421', times: 1 });
    await expect(world.warnAll()).rejects.toMatchObject({ kind: 'retry-later' });
    expect(await world.db.selectFrom('connection_warning').selectAll().execute()).toEqual([]);
    await world.warnAll();
    await world.warnAll();
    expect(await world.letters()).toHaveLength(1);
  });
});
