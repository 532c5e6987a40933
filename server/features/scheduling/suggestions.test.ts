import { DAY_MS } from '@yardsign/domain/time/spans';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAutopilotWorld, JOB, type AutopilotWorld } from '../../app/testing/worlds/autopilot-world.ts';
import { addOwned } from '../../app/testing/routes/owned-objects.ts';

// Runs on PostgreSQL too.

let world: AutopilotWorld;
const JOBS = '/api/autoposter/v1/industries/1/jobs/';
const SUGGESTIONS = '/api/app/v1/calendar/suggestions';

beforeAll(async () => {
  world = await createAutopilotWorld();
});
beforeEach(() => world.anew());
afterAll(() => world.app.close());

interface Shown {
  suggestions: { date: string; why: string; language: string; content: { id: string; title: string; path: string } }[];
}
const read = async (token = world.tokens.maya) =>
  (await world.call('GET', SUGGESTIONS, undefined, token)).json<Shown>().suggestions;

/** A post of Maya's, so many days from now. */
async function postIn(days: number, changes: object = {}): Promise<string> {
  const id = await addOwned(world.app, 'post', world.maya);
  const due_at = new Date(world.app.clock.now().getTime() + days * DAY_MS);
  await world.app.db
    .updateTable('post')
    .set({ due_at, ...changes })
    .where('id', '=', id)
    .execute();
  return id;
}

test('name a piece for days around which nothing goes out, in the member’s language, and plan nothing', async () => {
  const found = await read();
  expect(found.length).toBeGreaterThan(2);
  expect(found[0]).toMatchObject({ date: '2026-11-22', why: 'fresh', language: 'en' });
  expect(new Set(found.map(({ content }) => content.id)).size).toBe(found.length);
  expect((await read(world.tokens.luis))[0]).toMatchObject({ language: 'es' });
  expect(await world.app.db.selectFrom('post').select('id').execute()).toEqual([]);
});

test('leave the days before, of and after a post and an hour of autopilot alone', async () => {
  await postIn(2);
  expect((await read())[0]?.date).toBe('2026-11-25');
  // Mondays and Thursdays: only on Saturdays nothing goes out the day before nor the day after.
  await world.call('POST', JOBS, JOB);
  const found = (await read()).map(({ date }) => date).filter((date) => date < '2026-12-20');
  expect(found).toEqual(['2026-11-28', '2026-12-05', '2026-12-12', '2026-12-19']);
});

test('name no piece that was posted within three months or is planned, and one that did well again after that', async () => {
  const [first, second] = await read();
  await postIn(-10, { content_id: first?.content.id });
  await postIn(20, { content_id: second?.content.id });
  const ids = (await read()).map(({ content }) => content.id);
  expect(ids).not.toContain(first?.content.id);
  expect(ids).not.toContain(second?.content.id);

  const usual = await Promise.all([1, 2].map(() => postIn(-100)));
  const good = await postIn(-100, { content_id: first?.content.id, language: 'es' });
  await world.app.db
    .deleteFrom('post')
    .where('content_id', '=', first?.content.id ?? '')
    .where('id', '!=', good)
    .execute();
  const published_at = new Date(world.app.clock.now().getTime() - 100 * DAY_MS);
  for (const [post_id, reactions] of [[good, 90] as const, ...usual.map((id) => [id, 3] as const)])
    await world.app.db
      .insertInto('post_figures')
      .values({
        ...{ post_id, owner_id: world.maya, published_at, reactions, comments: 0, shares: 0 },
        ...{ read_at: published_at, next_at: null },
      })
      .execute();
  expect((await read())[0]).toMatchObject({ why: 'again', language: 'es', content: { id: first?.content.id } });
});

test('name no piece that autopilot will post on one of these days', async () => {
  const idsOf = async () => (await read()).map(({ content }) => content.id);
  const before = await idsOf();
  await world.call('POST', JOBS, { ...JOB, weekdays: [1] });
  const slots = await world.app.db
    .selectFrom('autopilot_slot')
    .select('content_id')
    .where('due_at', '<', new Date(world.app.clock.now().getTime() + 30 * DAY_MS))
    .execute();
  const planned = slots.map(({ content_id: id }) => id);
  expect(before.filter((id) => planned.includes(id))).not.toEqual([]);
  expect((await idsOf()).filter((id) => planned.includes(id))).toEqual([]);
});

test('name no piece of a season, which is out of place in any other week', async () => {
  const [first] = await read();
  const id = first?.content.id ?? '';
  await world.app.db
    .updateTable('content')
    .set({ categories: ['holiday'] })
    .where('id', '=', id)
    .execute();
  expect((await read()).map(({ content }) => content.id)).not.toContain(id);
});

test('are told to nobody who has not signed in, and nobody else’s', async () => {
  expect((await world.app.call({ method: 'GET', url: SUGGESTIONS })).statusCode).toBe(401);
  const before = await read(world.tokens.luis);
  await postIn(2);
  expect(await read(world.tokens.luis)).toEqual(before);
});
