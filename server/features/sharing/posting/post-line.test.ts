import { MINUTE_MS } from '@yardsign/domain/time/spans';
import { sql, type Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postingHands } from '../../../app/testing/processes/posting-hands.ts';
import { MAYA } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { openPostsOf } from '../posts/open-posts.ts';
import type { PostTable } from '../tables.ts';

// Runs on PostgreSQL too.

let world: SharingWorld;
const { shareOne } = postingHands(() => world);
const later = { when: { kind: 'at', date: '2027-03-02', time: '09:00', timeZone: 'UTC' } } as const;
const lease = new Date('2027-03-01T16:00:00Z');

beforeAll(async () => {
  world = await createSharingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  await world.connectMaya();
});

const placeOf = (id: string) =>
  world.db.selectFrom('post_line').select(['doing', 'at', 'untold']).where('post_id', '=', id).executeTakeFirst();

const change = (id: string, to: Updateable<PostTable>) =>
  world.db.updateTable('post').set(to).where('id', '=', id).execute();

test('a post stands in line for what is next to be done with it, until nothing is', async () => {
  const id = await shareOne(later);
  const due = new Date('2027-03-02T09:00:00Z');
  expect(await placeOf(id)).toEqual({ doing: 'planned', at: due, untold: false });
  await change(id, { state: 'sending', lease_until: lease });
  expect(await placeOf(id)).toEqual({ doing: 'leased', at: lease, untold: false });
  const look = new Date(lease.getTime() + MINUTE_MS);
  await change(id, { state: 'unconfirmed', lease_until: null, next_at: look });
  expect(await placeOf(id)).toEqual({ doing: 'unconfirmed', at: look, untold: false });
  await change(id, { reason: 'reconnect_to_check' });
  expect(await placeOf(id)).toEqual({ doing: 'unconfirmed', at: look, untold: true });
  await change(id, { state: 'published', reason: null, next_at: null });
  expect(await placeOf(id)).toBeUndefined();
});

test('what somebody waits for is a lane of its own until the network turns it away', async () => {
  const id = await shareOne({});
  expect(await placeOf(id)).toMatchObject({ doing: 'awaited' });
  await change(id, { setbacks: 1 });
  expect(await placeOf(id)).toMatchObject({ doing: 'planned' });
});

test('what went wrong stays in line until its member was told of it', async () => {
  const id = await shareOne(later);
  await change(id, { state: 'failed', next_at: null });
  expect(await placeOf(id)).toMatchObject({ doing: 'telling', untold: true });
  await sql`update post set told_version = version where id = ${id}`.execute(world.db);
  expect(await placeOf(id)).toBeUndefined();
  await change(id, { state: 'needs_reconnect', version: 9 });
  expect(await placeOf(id)).toMatchObject({ doing: 'waiting', untold: true });
});

test('what waits for a yes rests in line, and nothing that is deleted is in it', async () => {
  const [waiting, deleted] = [await shareOne(later), await shareOne({ ...later, caption: 'another' })];
  await change(waiting, { awaits_approval: true, next_at: null });
  await world.db.deleteFrom('post').where('id', '=', deleted).execute();
  const rows = await world.db.selectFrom('post_line').select(['post_id', 'doing']).execute();
  expect(rows).toEqual([{ post_id: waiting, doing: 'resting' }]);
});

test.each(['scheduled', 'claimed', 'sending', 'unconfirmed', 'needs_reconnect'] as const)(
  'a post that is %s is in line under the time that it is to go out at, whatever is done with it',
  async (state) => {
    const id = await shareOne(later);
    const moved = new Date('2027-03-03T09:00:00Z');
    for (const to of [
      { state, next_at: null, lease_until: null, due_at: moved },
      { state, next_at: lease, lease_until: null },
      { state, lease_until: lease },
    ]) {
      await change(id, to);
      const rows = await openPostsOf(world.db, MAYA).select(['line.post_id', 'line.due_at']).execute();
      expect(rows).toEqual([{ post_id: id, due_at: moved }]);
    }
  },
);

test('what is over is not among the open posts, though it waits for something in line', async () => {
  const [untold, bare] = [await shareOne(later), await shareOne({ ...later, caption: 'another' })];
  await change(untold, { state: 'failed', next_at: null });
  await change(bare, { state: 'published', next_at: lease });
  expect(await world.db.selectFrom('post_line').select('doing').orderBy('doing').execute()).toEqual([
    { doing: 'dressing' },
    { doing: 'telling' },
  ]);
  expect(await openPostsOf(world.db, MAYA).select('line.post_id').execute()).toEqual([]);
});
