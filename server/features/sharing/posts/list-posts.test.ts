import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postingHands } from '../../../app/testing/processes/posting-hands.ts';
import { addLongPast, inTurns } from '../../../app/testing/worlds/long-past.ts';
import { LUIS, MAYA } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { exportSchedule } from '../schedule/export-schedule.ts';
import { countOpenPosts } from '../store.ts';
import { listPosts } from './list-posts.ts';

// Runs on PostgreSQL too.

let world: SharingWorld;
const { shareOne } = postingHands(() => world);

/** Every state, with all that it may have; the time of what is done next says nothing of the time that a post is to go out at. */
const STATES = [
  ...['scheduled', 'claimed', 'sending', 'unconfirmed', 'needs_reconnect'],
  ...['published', 'failed', 'needs_attention', 'cancelled', 'missed'],
];
const OPEN = STATES.slice(0, 5);

beforeAll(async () => {
  world = await createSharingWorld();
  await world.reset();
  await world.connectMaya();
  const first = await shareOne({ when: { kind: 'at', date: '2027-03-02', time: '09:00', timeZone: 'UTC' } });
  await addLongPast(world.db, first, {
    count: 300,
    columns: {
      state: inTurns(STATES),
      // Before and after now, several at one moment.
      due_at: sql`due_at + ((n * 53) % 199 - 150) * interval '1 day'`,
      next_at: sql`case when n % 3 = 0 then next_at + n * interval '1 hour' end`,
      lease_until: sql`case when n % 7 = 0 then next_at end`,
      worker: sql`case when n % 7 = 0 then 'somebody' end`,
      wall_date: sql`case when n % 4 <> 0 then wall_date end`,
      wall_time: sql`case when n % 4 <> 0 then wall_time end`,
      wall_zone: sql`case when n % 4 <> 0 then wall_zone end`,
      caption: sql`'Post ' || n`,
      network: sql`case when n % 3 = 0 then 'instagram' else network end`,
      origin: inTurns(['member', 'autopilot']),
    },
  });
  await sql`update post set comment_of = 'pst_past00000005' where id = 'pst_past00000010'`.execute(world.db);
});
afterAll(() => world.close());

type Narrowed = Pick<Parameters<typeof listPosts>[2], 'network' | 'origin'>;

async function everyPage(view: 'upcoming' | 'past', memberId = MAYA, narrowed: Narrowed = {}): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await listPosts(world.deps, memberId, { view, limit: 17, cursor: cursor ?? undefined, ...narrowed });
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return ids;
}

/** What the list is to say, from all posts there are. */
async function expected(isOpen: boolean) {
  const rows = await world.db.selectFrom('post').selectAll().where('comment_of', 'is', null).execute();
  return rows
    .filter(({ state }) => OPEN.includes(state) === isOpen)
    .sort((one, other) => one.due_at.getTime() - other.due_at.getTime() || (one.id < other.id ? -1 : 1));
}

test('of a long past the posts to come are listed soonest first, on all pages together each once', async () => {
  const ids = (await expected(true)).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(140);
  expect(await everyPage('upcoming')).toEqual(ids);
});

test('of a long past the posts that have ended are listed newest first, on all pages together each once', async () => {
  const ids = (await expected(false)).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(140);
  expect(await everyPage('past')).toEqual(ids.toReversed());
});

test('of a long past what is of one network or of one origin is listed alone, on all pages together each once', async () => {
  const idsOf = async (isOpen: boolean, { network, origin }: Narrowed) =>
    (await expected(isOpen))
      .filter((post) => post.network === (network ?? post.network) && post.origin === (origin ?? post.origin))
      .map(({ id }) => id);
  for (const narrowed of [
    { network: 'instagram' },
    { origin: 'autopilot' },
    { network: 'facebook', origin: 'member' },
  ] as const) {
    const upcoming = await idsOf(true, narrowed);
    expect(upcoming.length).toBeGreaterThan(20);
    expect(await everyPage('upcoming', MAYA, narrowed)).toEqual(upcoming);
    expect(await everyPage('past', MAYA, narrowed)).toEqual((await idsOf(false, narrowed)).toReversed());
  }
});

test('of a long past the schedule holds what waits for a time that was chosen, in its order', async () => {
  const wanted = (await expected(true))
    .filter(({ state, wall_date: date }) => ['scheduled', 'needs_reconnect'].includes(state) && date !== null)
    .map(({ caption }) => caption);
  const file = await exportSchedule(world.deps, MAYA, 'json');
  expect(wanted.length).toBeGreaterThan(20);
  expect((JSON.parse(String(file)) as { caption: string }[]).map(({ caption }) => caption)).toEqual(wanted);
});

test('of a long past what nobody has begun to send is counted', async () => {
  const waiting = (await world.db.selectFrom('post').select('state').execute()).filter(({ state }) =>
    ['scheduled', 'needs_reconnect'].includes(state),
  );
  expect(await countOpenPosts(world.db, MAYA)).toBe(waiting.length);
});

test('nothing of it is anybody else’s', async () => {
  expect([await everyPage('upcoming', LUIS), await everyPage('past', LUIS)]).toEqual([[], []]);
  expect(JSON.parse(String(await exportSchedule(world.deps, LUIS, 'json')))).toEqual([]);
  expect(await countOpenPosts(world.db, LUIS)).toBe(0);
});
