import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAutopilotWorld, JOB, type AutopilotWorld } from '../../app/testing/worlds/autopilot-world.ts';
import { addOwned } from '../../app/testing/routes/owned-objects.ts';

// Runs on PostgreSQL too.

let world: AutopilotWorld;
const JOBS = '/api/autoposter/v1/industries/1/jobs/';
const MONTH = '/api/app/v1/calendar?from=2026-11-01&to=2026-11-30';

beforeAll(async () => {
  world = await createAutopilotWorld();
});
beforeEach(() => world.anew());
afterAll(() => world.app.close());

interface Shown {
  days: {
    date: string;
    total: number;
    posts: { id: string; origin: string }[];
    slots: { state: string; at: string }[];
  }[];
}
const read = async (url = MONTH, token = world.tokens.maya) =>
  (await world.call('GET', url, undefined, token)).json<Shown>();
const inShort = ({ days }: Shown) =>
  days.map(({ date, total, posts, slots }) => [date, total, posts.length, slots.length]);

async function postAt(dueAt: string, memberId = world.maya): Promise<void> {
  const id = await addOwned(world.app, 'post', memberId);
  await world.app.db
    .updateTable('post')
    .set({ due_at: new Date(dueAt) })
    .where('id', '=', id)
    .execute();
}

describe('the calendar', () => {
  test('puts posts under the days of the member’s own clock', async () => {
    // In New York it is still the 23rd.
    for (const at of ['2026-11-24T04:59:00Z', '2026-11-24T05:00:00Z', '2026-12-01T05:00:00Z']) await postAt(at);
    await postAt('2026-11-24T15:00:00Z', world.luis);
    expect(inShort(await read())).toEqual([
      ['2026-11-23', 1, 1, 0],
      ['2026-11-24', 1, 1, 0],
    ]);
  });

  test('shows what autopilot will post beside what waits in the ledger, once', async () => {
    await world.call('POST', JOBS, JOB);
    expect(inShort(await read())).toEqual([
      ['2026-11-23', 1, 0, 1],
      ['2026-11-26', 1, 0, 1],
      ['2026-11-30', 1, 0, 1],
    ]);
    await world.run();
    expect(inShort(await read()).slice(0, 2)).toEqual([
      ['2026-11-23', 1, 1, 0],
      ['2026-11-26', 1, 0, 1],
    ]);
    expect((await read()).days[0]?.posts[0]?.origin).toBe('autopilot');
  });

  test('shows the first hours of autopilot of a day, and how many there are', async () => {
    await world.call('POST', JOBS, { ...JOB, job_schedules: [9, 10, 11, 12].map((hour) => ({ hour })) });
    const times = (await read()).days.map(({ date, total, slots }) => [date, total, slots.map(({ at }) => at)]);
    const hours = ['14', '15', '16'].map((hour) => `2026-11-23T${hour}:00:00.000Z`);
    expect(times[0]).toEqual(['2026-11-23', 4, hours]);
  });

  test('can be narrowed to a network, and to what the member planned', async () => {
    await world.call('POST', JOBS, JOB);
    await postAt('2026-11-24T15:00:00Z');
    expect((await read(`${MONTH}&origin=member`)).days.map(({ date }) => date)).toEqual(['2026-11-24']);
    expect((await read(`${MONTH}&origin=autopilot`)).days).toHaveLength(3);
    expect((await read(`${MONTH}&network=facebook`)).days).toHaveLength(4);
    expect((await read(`${MONTH}&network=linkedin`)).days).toEqual([]);
  });

  test('of thousands of posts is read by a handful of statements, and answers the first of each day', async () => {
    await postAt('2026-11-24T15:00:00Z');
    const { app } = world;
    const columns = await sql<{ names: string }>`
      select string_agg(column_name, ', ') as names from information_schema.columns
      where table_name = 'post' and column_name not in ('id', 'due_at')`.execute(app.db);
    const names = sql.raw(columns.rows[0]?.names ?? '');
    await sql`
      insert into post (id, due_at, ${names})
      select 'pst_many' || lpad(n::text, 8, '0'), due_at + (n % 300) * interval '1 minute', ${names}
      from post, generate_series(1, 2000) n`.execute(app.db);
    let count = 0;
    const stop = app.core.database.watch.onStatement(() => (count += 1));
    const [day] = (await read()).days;
    stop();
    expect([day?.total, day?.posts.length]).toEqual([2001, 3]);
    // Who calls, the zone, the posts, the slots; nothing for each day or post.
    expect(count).toBeLessThanOrEqual(6);
    expect((await read(`${MONTH}&perDay=100`)).days[0]?.posts).toHaveLength(100);
  });

  test.each([
    ['?from=2026-11-01&to=2026-12-13', 400],
    ['?from=2026-11-02&to=2026-11-01', 400],
    ['?from=0000-01-01&to=0000-01-02', 400],
    ['?from=9999-12-31&to=9999-12-31', 400],
    ['?from=2026-11-01&to=2026-12-12', 200],
    ['?from=yesterday&to=2026-11-01', 400],
  ])('of %s is answered with %i', async (query, status) => {
    expect((await world.call('GET', `/api/app/v1/calendar${query}`)).statusCode).toBe(status);
  });

  test('says in pages what autopilot will post and is no post yet, and only what goes to a network', async () => {
    const { job } = (await world.call('POST', JOBS, JOB)).json();
    await world.run();
    const read = async (query: string) => (await world.call('GET', `/api/app/v1/calendar/coming?${query}`)).json();
    const first = await read('limit=4');
    const rest = await read(`cursor=${first.nextCursor}`);
    const coming = [...first.items, ...rest.items] as { id: string; at: string }[];
    // Monday's has its posts by now.
    expect(coming.map(({ id }) => id)).toEqual(job.next.slice(1).map(({ id }: { id: string }) => id));
    expect(coming.map(({ at }) => at)).toEqual(coming.map(({ at }) => at).toSorted());
    expect(rest.nextCursor).toBeNull();
    expect((await read('network=facebook')).items).toHaveLength(9);
    expect((await read('network=x')).items).toEqual([]);
    expect((await world.call('GET', '/api/app/v1/calendar/coming', undefined, world.tokens.luis)).json().items).toEqual(
      [],
    );
  });

  test('of a stranger is not shown', async () => {
    await postAt('2026-11-24T15:00:00Z');
    expect((await read(MONTH, world.tokens.luis)).days).toEqual([]);
    expect((await world.app.call({ method: 'GET', url: MONTH })).statusCode).toBe(401);
  });
});
