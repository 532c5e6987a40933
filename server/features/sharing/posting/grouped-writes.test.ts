import type { PostState } from '@yardsign/domain/sharing/delivery';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAYA, sharer, timings } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { createShare } from '../shares/create-share.ts';
import { createGroupedWrites } from './grouped-writes.ts';
import { addressed, decide } from './ledger.ts';
import type { Db } from '../../../platform/database/database.ts';
import { applyChanges, claimDue } from './ledger-store.ts';
import type { PostChange, PostRow } from '../rows.ts';
import { reloadPost } from '../store.ts';

// Runs on PostgreSQL too.

let world: SharingWorld;

beforeAll(async () => {
  world = await createSharingWorld();
});

afterAll(() => world.close());

beforeEach(async () => {
  await world.reset();
  await world.connectMaya();
});

const commitsOn = (db: Db) =>
  createGroupedWrites<PostChange>(
    ({ after }) => after.id,
    (changes) => applyChanges(db, changes),
  );

async function somePosts(count: number): Promise<PostRow[]> {
  for (let index = 0; index < count; index++) {
    await createShare(world.deps, sharer(MAYA), await world.shareBody({ caption: `post ${index}` }));
  }
  return world.db.selectFrom('post').selectAll().orderBy('caption').execute();
}

function claimed(post: PostRow): PostChange {
  const now = world.clock.now();
  const change = decide(post, { kind: 'claim', now: now.getTime() }, timings, now);
  if (!change) throw new Error(`${post.state} cannot be claimed`);
  return change;
}

test('of two changes made from one version the first wins, also when they arrive together', async () => {
  const posts = await somePosts(3);
  const commits = commitsOn(world.db);
  const changes = posts.flatMap((post) => [claimed(post), claimed(post)]);
  const made = await Promise.all(changes.map((change) => commits.apply(change)));
  expect(made).toEqual([true, false, true, false, true, false]);
  for (const post of posts) expect(await reloadPost(world.db, post.id)).toMatchObject({ state: 'claimed', version: 2 });
});

test('a change says that it was made only once it can be read', async () => {
  const [post] = await somePosts(1);
  if (!post) throw new Error('no post');
  const commits = commitsOn(world.db);
  expect(await commits.apply(claimed(post))).toBe(true);
  expect((await reloadPost(world.db, post.id))?.state).toBe('claimed');
});

test('many changes at once take few statements', async () => {
  const posts = await somePosts(20);
  let statements = 0;
  const counted = world.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const commits = commitsOn(counted);
  await Promise.all(posts.map((post) => commits.apply(claimed(post))));
  // The first goes at once; the others, which came while it was on its way, go together.
  expect(statements).toBe(2);
});

test('a statement that fails is told to everyone in it, and the next ones are written', async () => {
  const [first, second] = await somePosts(2);
  if (!first || !second) throw new Error('no posts');
  const commits = commitsOn(world.db);
  const impossible = claimed(first);
  const broken = commits.apply({ ...impossible, after: { ...impossible.after, state: 'nowhere' as PostState } });
  await expect(broken).rejects.toThrow(/check constraint/);
  expect(await commits.apply(claimed(second))).toBe(true);
  expect((await reloadPost(world.db, first.id))?.state).toBe('scheduled');
});

test('changes of different columns in one statement leave each other what they have', async () => {
  const [first, second] = await somePosts(2);
  if (!first || !second) throw new Error('no posts');
  const now = world.clock.now();
  const moved = decide(second, { kind: 'reschedule', dueAt: now.getTime() + 60_000 }, timings, now, {
    caption: 'other words',
    wallClock: { date: '2027-03-01', time: '09:00', timeZone: 'America/Denver' },
  });
  if (!moved) throw new Error('not to be moved');
  expect(moved.columns).not.toContain('worker');
  expect(await applyChanges(world.db, [claimed(first), moved])).toEqual(new Set([first.id, second.id]));
  const [one, other] = [await reloadPost(world.db, first.id), await reloadPost(world.db, second.id)];
  expect(one).toEqual(claimed(first).after);
  expect(other).toEqual(moved.after);
});

test('the address of a post is noted without another version, and only of the post that was published', async () => {
  const [post] = await somePosts(1);
  if (!post) throw new Error('no post');
  const change = addressed(post, 'https://network.example/1');
  expect(await applyChanges(world.db, [change])).toEqual(new Set([post.id]));
  expect(await reloadPost(world.db, post.id)).toEqual({ ...post, remote_url: 'https://network.example/1' });
  await applyChanges(world.db, [claimed(post)]);
  expect(await applyChanges(world.db, [addressed(post, 'https://network.example/2')])).toEqual(new Set());
});

test('a claimed post is read as any other is', async () => {
  await somePosts(2);
  const now = world.clock.now();
  const claim = {
    worker: 'w',
    now,
    closedBefore: new Date(0),
    leaseUntil: new Date(now.getTime() + 1000),
    network: 'facebook',
    lane: 'awaited',
    limit: 5,
  } as const;
  const posts = await claimDue(world.db, claim);
  expect(posts).toHaveLength(2);
  for (const post of posts) expect(post).toEqual(await reloadPost(world.db, post.id));
});
