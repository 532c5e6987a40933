import { HOUR_MS } from '@yardsign/domain/time/spans';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { personIds } from '@yardsign/sandbox/vendors/facebook/seed';
import { TRIAL_NETWORKS } from '../../app/testing/networks/trial-networks.ts';
import { GRAPHIC, LUIS, MAYA, sharer } from '../../app/testing/worlds/sharing-samples.ts';
import { addLongPast } from '../../app/testing/worlds/long-past.ts';
import { createSharingWorld, oneNetwork, type SharingWorld } from '../../app/testing/worlds/sharing-world.ts';
import { readConnection } from '../sharing/connections/read-connections.ts';
import { createPostDelivery } from '../sharing/posting/deliver-posts.ts';
import { createShare } from '../sharing/shares/create-share.ts';
import { readPost } from '../sharing/posts/read-post.ts';
import { NetworkError } from '../sharing/ports.ts';
import { listResults, readFigures } from './list-results.ts';
import { readDueFigures } from './read-due-figures.ts';

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

/** A post of Maya's that has gone out. */
async function post(caption = 'Open house on Saturday'): Promise<string> {
  const [made] = await createShare(world.deps, sharer(MAYA), await world.shareBody({ caption }));
  await createPostDelivery({ ...world.deps, worker: 'results' }).drain();
  return made?.id ?? '';
}
const laterBy = async (hours: number) => {
  world.clock.moveTo(world.clock.now().getTime() + hours * HOUR_MS);
  await readDueFigures(world.deps);
};
const results = (days = 90, memberId = MAYA) => listResults(world.deps, memberId, { days });
const reactionsOf = async (id: string) => (await readFigures(world.deps, MAYA, id)).figures?.reactions ?? null;

test('what the network counts of a post is read an hour after it went out, and grows from reading to reading', async () => {
  const id = await post();
  await readDueFigures(world.deps);
  expect(await readFigures(world.deps, MAYA, id)).toEqual({ figures: null, told: 'yes' });
  await laterBy(1.1);
  const first = (await reactionsOf(id)) ?? -1;
  expect(first).toBeGreaterThanOrEqual(0);
  await laterBy(73);
  expect(await reactionsOf(id)).toBeGreaterThan(first);
  expect((await results()).posts).toMatchObject([{ id, network: 'facebook', beside: 1, isGood: false }]);
});

test('a first comment is not one of the posts', async () => {
  const [made] = await createShare(world.deps, sharer(MAYA), await world.shareBody({ firstComment: 'Call me' }));
  const { drain } = createPostDelivery({ ...world.deps, worker: 'results' });
  await drain();
  world.clock.advance(60_000);
  await drain();
  expect(await readPost(world.deps, MAYA, made?.id ?? '')).toMatchObject({ comment: { post: { state: 'published' } } });
  await laterBy(1.1);
  const kept = await world.deps.db.selectFrom('post_figures').select('post_id').execute();
  expect(kept).toEqual([{ post_id: made?.id }]);
});

test('nothing is asked between the readings, nor after a month', async () => {
  await post();
  let calls = 0;
  const readFigures = async () => ({ reactions: ++calls, comments: 0, shares: null });
  const counted = { ...world.deps, networks: oneNetwork({ ...world.network, readFigures }) };
  for (const hours of [1.1, 1, 5, 1, 20, 800, 1, 800]) {
    world.clock.moveTo(world.clock.now().getTime() + hours * HOUR_MS);
    await readDueFigures(counted);
  }
  expect(calls).toBe(4);
});

test('a network or a connection that has had enough is asked no more in that run, and each post again hours later', async () => {
  for (const caption of ['One', 'Two', 'Three']) await post(caption);
  let calls = 0;
  const refusing = (concerns: 'network' | 'connection' | 'target') => ({
    ...world.deps,
    networks: oneNetwork({
      ...world.network,
      readFigures: async () => {
        calls += 1;
        throw new NetworkError({ kind: 'retry-later', concerns }, 'Enough');
      },
    }),
  });
  const callsOf = async (concerns: 'network' | 'connection' | 'target') => {
    calls = 0;
    world.clock.moveTo(world.clock.now().getTime() + 7 * HOUR_MS);
    await readDueFigures(refusing(concerns));
    return calls;
  };
  expect(await callsOf('network')).toBe(1);
  expect(await callsOf('connection')).toBe(1);
  expect(await callsOf('target')).toBe(3);
  await readDueFigures(refusing('target'));
  expect(calls).toBe(3);
});

test('a network that asks for a longer rest is asked when that is over', async () => {
  await post();
  await readDueFigures(world.deps);
  let calls = 0;
  const readFigures = async () => {
    calls += 1;
    throw new NetworkError({ kind: 'retry-later', concerns: 'network' }, 'Enough', { retryAfterMs: 12 * HOUR_MS });
  };
  const resting = { ...world.deps, networks: oneNetwork({ ...world.network, readFigures }) };
  const callsAfter = async (hours: number) => {
    world.clock.advance(hours * HOUR_MS);
    await readDueFigures(resting);
    return calls;
  };
  expect([await callsAfter(1.1), await callsAfter(11), await callsAfter(1)]).toEqual([1, 1, 2]);
});

test('no target is asked for more than ten of its posts in one run', async () => {
  await addLongPast(world.db, await post(), { count: 11, columns: {} });
  let calls = 0;
  const readFigures = async () => ({ reactions: ++calls, comments: 0, shares: null });
  const counted = { ...world.deps, networks: oneNetwork({ ...world.network, readFigures }) };
  await readDueFigures(counted);
  world.clock.advance(1.1 * HOUR_MS);
  await readDueFigures(counted);
  expect(calls).toBe(10);
  await readDueFigures(counted);
  expect(calls).toBe(12);
});

test('figures of a target of which its network tells nothing are not asked for', async () => {
  await post();
  await world.db.updateTable('post').set({ target_kind: 'profile' }).execute();
  await laterBy(2);
  expect(await world.db.selectFrom('post_figures').select('post_id').execute()).toEqual([]);
});

test('what cannot be read is asked for no more once its last reading would be over', async () => {
  await post();
  await readDueFigures(world.deps);
  await world.db.deleteFrom('connection_secret').execute();
  await laterBy(24 * 31);
  const kept = await world.db.selectFrom('post_figures').select('next_at').execute();
  expect(kept).toEqual([{ next_at: null }]);
});

test('a post says whether its network tells of it: not of a profile, and only once it is allowed', async () => {
  const id = await post();
  const toldOf = async (changes: { network: string; target_kind: 'profile' | 'page' | 'account' }) => {
    await world.db.updateTable('post').set(changes).where('id', '=', id).execute();
    return (await readFigures(world.deps, MAYA, id)).told;
  };
  expect(await toldOf({ network: 'facebook', target_kind: 'profile' })).toBe('no');
  expect(await toldOf({ network: 'elsewhere', target_kind: 'page' })).toBe('no');
  expect(await toldOf({ network: 'facebook', target_kind: 'page' })).toBe('yes');
  const facebook = world.deps.networks['facebook'];
  if (!facebook) throw new Error('the world has no network');
  const { about } = facebook;
  const figures = { of: ['page'], scopes: ['figures'] } as const;
  const careful = { ...facebook, about: { ...about, capabilities: { ...about.capabilities, figures } } };
  const deps = { ...world.deps, networks: { facebook: careful } };
  expect((await readFigures(deps, MAYA, id)).told).toBe('not_granted');
  // What was read is kept, whatever a connection that is over was granted.
  await world.db.updateTable('connection').set({ ended_at: world.clock.now() }).execute();
  expect((await readFigures(deps, MAYA, id)).told).toBe('yes');
});

test('a connection that has ended is left alone, and what was read is kept', async () => {
  const id = await post();
  await laterBy(2);
  const known = await reactionsOf(id);
  await world.db.updateTable('connection').set({ ended_at: world.clock.now() }).execute();
  await world.db.deleteFrom('connection_secret').execute();
  await laterBy(24);
  expect(await reactionsOf(id)).toBe(known);
});

test('a token that has ended is renewed before its network is asked', async () => {
  const trial = TRIAL_NETWORKS.find(({ key, contentId }) => key === 'x' && contentId === GRAPHIC);
  if (!trial) throw new Error('There is no network with tokens that are renewed');
  const deps = { ...world.deps, networks: { ...world.deps.networks, x: trial.create(world) } };
  await trial.connect(world, deps);
  const targets = [{ network: 'x' as const, targetId: trial.targetId }];
  const [made] = await createShare(deps, sharer(MAYA), await world.shareBody({ targets }));
  await createPostDelivery(deps).drain();
  await readDueFigures(deps);
  world.clock.advance(4 * HOUR_MS);
  await readDueFigures(deps);
  expect((await readFigures(deps, MAYA, made?.id ?? '')).figures).not.toBeNull();
});

test('a token that is refused ends the connection, so that its member hears of it before the next post', async () => {
  await post();
  await readDueFigures(world.deps);
  await world.revoke({ personId: personIds.maya, reason: 'password_changed' });
  await laterBy(1.1);
  expect(await readConnection(world.deps, MAYA, 'facebook')).toMatchObject({ state: 'expired' });
});

test('somebody else’s posts are neither listed nor told', async () => {
  const id = await post();
  await laterBy(2);
  expect((await results(90, LUIS)).posts).toEqual([]);
  await expect(readFigures(world.deps, LUIS, id)).rejects.toMatchObject({ code: 'not_found' });
});

test('the list is narrowed to a time, and says nothing of hours before there is enough to learn from', async () => {
  await post();
  await laterBy(24 * 20);
  expect(await results(7)).toMatchObject({ posts: [], total: 0 });
  expect(await results(30)).toMatchObject({ total: 1, bestHours: [], leastPosts: 12, again: [] });
});

test('a piece that did well is offered again once it has rested', async () => {
  for (let count = 0; count < 3; count++) {
    // The network refuses the same words twice.
    await post(`Open house number ${count}`);
    await laterBy(1);
  }
  await laterBy(24 * 29);
  await laterBy(24 * 65);
  const rows = await world.db.selectFrom('post_figures').select('post_id').orderBy('post_id').execute();
  for (const [index, { post_id: id }] of rows.entries()) {
    const reactions = index === 0 ? 100 : 1;
    await world.db
      .updateTable('post_figures')
      .set({ reactions, comments: 0, shares: 0 })
      .where('post_id', '=', id)
      .execute();
  }
  const { again, posts } = await results(366);
  expect(again).toHaveLength(1);
  world.setFeatures([]);
  expect((await results(366)).again).toEqual([]);
  world.setFeatures(['social-graphics']);
  expect(posts[0]).toMatchObject({ id: rows[0]?.post_id, isGood: true });
  const proof = await world.db
    .selectFrom('post')
    .select('proof_url')
    .where('id', '=', rows[0]?.post_id ?? '')
    .executeTakeFirst();
  expect(posts[0]?.picture.url).toBe(proof?.proof_url);
  // Of a team that its member has left: others may still read it.
  const namePieces: typeof world.deps.namePieces = (ids, readerId) =>
    readerId === MAYA ? Promise.resolve(new Map()) : world.deps.namePieces(ids);
  expect((await listResults({ ...world.deps, namePieces }, MAYA, { days: 366 })).again).toEqual([]);
  for (const change of [{ sample: true }, { isDraft: true }]) {
    const changed: typeof world.deps.namePieces = async (...asked) =>
      new Map([...(await world.deps.namePieces(...asked))].map(([id, name]) => [id, { ...name, ...change }]));
    expect((await listResults({ ...world.deps, namePieces: changed }, MAYA, { days: 366 })).again).toEqual([]);
  }
  await world.db.updateTable('post').set({ content_id: 'cnt_gonefromlibrary' }).execute();
  expect((await results(366)).again).toEqual([]);
});
