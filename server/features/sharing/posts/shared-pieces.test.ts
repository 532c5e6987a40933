import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postingHands } from '../../../app/testing/processes/posting-hands.ts';
import { addLongPast, inTurns } from '../../../app/testing/worlds/long-past.ts';
import { LUIS, MAYA } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { piecesPostedSince } from './posts-of-days.ts';
import { hasShared, sharedPieces } from './shared-pieces.ts';

// Runs on PostgreSQL too.

let world: SharingWorld;
const { shareOne } = postingHands(() => world);
const NOT_OUT = ['failed', 'cancelled', 'missed'];

beforeAll(async () => {
  world = await createSharingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  await world.connectMaya();
});

async function told(memberId: string): Promise<string[]> {
  const { rows } = await sql<{ content_id: string }>`${sharedPieces(memberId)}`.execute(world.db);
  return rows.map((row) => row.content_id);
}

async function isShared(memberId: string, contentId: string | null): Promise<boolean | undefined> {
  const { rows } = await sql<{ is: boolean }>`select ${hasShared(memberId, sql`${contentId}::text`)} as is`.execute(
    world.db,
  );
  return rows[0]?.is;
}

test('the pieces of a long past are told once each, the one whose last post was made last first', async () => {
  const first = await shareOne({});
  const pieces = ['cnt_a', 'cnt_b', 'cnt_c', 'cnt_d', 'cnt_e', 'cnt_f', 'cnt_g'];
  // Seven and eleven have nothing in common: every piece is in every state. A piece of its own is in one that nothing goes out in.
  await addLongPast(world.db, first, {
    count: 400,
    columns: {
      content_id: sql`case when n > 390 then 'cnt_never' else ${inTurns(pieces)} end`,
      state: sql`case when n > 390 then 'missed' else ${inTurns(['published', 'failed', 'published', 'scheduled', 'missed', 'cancelled', 'needs_attention', 'failed', 'missed', 'cancelled', 'failed'])} end`,
      created_at: sql`created_at - ((n * 37) % 401) * interval '1 hour'`,
    },
  });
  await sql`update post set comment_of = 'pst_past00000001' where id = 'pst_past00000004'`.execute(world.db);

  const all = await world.db
    .selectFrom('post')
    .select(['content_id', 'state', 'comment_of', 'created_at'])
    .where('owner_id', '=', MAYA)
    .execute();
  const lasts = new Map<string, number>();
  for (const { content_id: id, state, comment_of: under, created_at: at } of all)
    if (under === null && !NOT_OUT.includes(state)) lasts.set(id, Math.max(lasts.get(id) ?? 0, at.getTime()));
  const expected = [...lasts].sort(([, one], [, other]) => other - one).map(([id]) => id);

  expect(expected).toHaveLength(8);
  expect(await told(MAYA)).toEqual(expected);
  for (const id of [...expected, 'cnt_never', 'cnt_unknown'])
    expect(await isShared(MAYA, id), id).toBe(expected.includes(id));
});

test('the pieces posted since a time are those of a post or a comment that was due since, or is, and is not over', async () => {
  const first = await shareOne({});
  const pieces = Array.from({ length: 23 }, (_, n) => `cnt_${n}`);
  await addLongPast(world.db, first, {
    count: 230,
    columns: {
      content_id: inTurns(pieces),
      state: inTurns(['published', 'cancelled', 'missed', 'failed', 'sending', 'failed', 'cancelled']),
      due_at: sql`due_at + (100 - n) * interval '1 day'`,
    },
  });
  await sql`update post set comment_of = ${first} where id = 'pst_past00000003'`.execute(world.db);
  const all = await world.db.selectFrom('post').select(['content_id', 'state', 'due_at']).execute();
  const now = world.clock.now().getTime();
  for (const days of [-99, -40, 0, 1, 10, 90, 200]) {
    const from = new Date(now - days * 86_400_000);
    const expected = all
      .filter(({ state, due_at: at }) => !NOT_OUT.includes(state) && at >= from)
      .map(({ content_id: id }) => id);
    expect(await piecesPostedSince(world, MAYA, from), `${days} days`).toEqual(new Set(expected));
    expect(await piecesPostedSince(world, LUIS, from)).toEqual(new Set());
  }
});

test('nobody has shared what others have, nor what is no piece', async () => {
  await shareOne({});
  expect(await told(LUIS)).toEqual([]);
  const [shared = ''] = await told(MAYA);
  expect([await isShared(MAYA, shared), await isShared(LUIS, shared), await isShared(MAYA, null)]).toEqual([
    true,
    false,
    false,
  ]);
});
