import { HOUR_MS } from '@yardsign/domain/time/spans';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { COVER_SHA256, MAYA, sharer, timings, VIDEO } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { disconnect } from '../connections/disconnect.ts';
import { readConnection } from '../connections/read-connections.ts';
import { createShare } from '../shares/create-share.ts';
import { nextDue } from '../posting/ledger-store.ts';
import { readPost } from '../posts/read-post.ts';
import { readPostsToTell } from '../posts/posts-to-tell.ts';

// Runs on PostgreSQL too.

/** The cover of a film that is out, which its network could not take at once. */

let world: SharingWorld;
beforeAll(async () => {
  world = await createSharingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  await world.clearFaults();
  await world.connectMaya();
});

const TOMORROW = { kind: 'at', date: '2027-03-03', time: '09:00', timeZone: 'America/Los_Angeles' } as const;
const share = async (more: object = {}) =>
  createShare(world.deps, sharer(MAYA), await world.shareBody({ contentId: VIDEO, ...more }));
const deliver = () => world.delivery.drain();
const covers = async () => (await world.effects('cover')).map(({ cover }) => cover);
const AWAY = { kind: 'status', code: 503, match: { path: '*/thumbnails' } };
const SEEN = ['state', 'reason'] as const;
const films = async () => (await world.effects()).length;
const statesOf = () =>
  world.db
    .selectFrom('post')
    .select([...SEEN])
    .executeTakeFirstOrThrow();

test('is given later, with growing pauses, and the film is not sent again', async () => {
  await world.fault({ ...AWAY, times: 3 });
  const [post] = await share({ coverMs: 7500, coverSha256: COVER_SHA256 });
  await deliver();
  expect(await statesOf()).toEqual({ state: 'published', reason: 'cover_waiting' });
  expect(await readPostsToTell(world.deps, MAYA, 9)).toEqual([]);
  await deliver();
  expect(await covers()).toEqual([]);
  for (let tries = 1; tries <= 3; tries += 1) {
    world.clock.advance(timings.retryBaseMs * 2 ** (tries - 1));
    await deliver();
  }
  expect(await statesOf()).toEqual({ state: 'published', reason: null });
  expect([await covers(), await films()]).toEqual([[COVER_SHA256], 1]);
  const { post: now, history } = await readPost(world.deps, MAYA, post?.id ?? '');
  expect(history.map(({ note }) => note).slice(-2)).toEqual(['cover_waiting', 'cover_set']);
  expect(now.networkMessage).toBeNull();
});

test('for a day is refused then, and told once', async () => {
  await world.fault({ ...AWAY, times: 1000 });
  await share();
  for (let hour = 0; hour < 26; hour += 1) {
    await deliver();
    world.clock.advance(HOUR_MS);
  }
  expect(await statesOf()).toEqual({ state: 'published', reason: 'cover_refused' });
  expect(await readPostsToTell(world.deps, MAYA, 9)).toMatchObject([{ reason: 'cover_refused' }]);
  expect(await films()).toBe(1);
});

test('ends the connection where its token is refused, and is given after the next consent', async () => {
  await world.fault({ kind: 'vendor', failure: 'token_invalid_190', match: { path: '*/thumbnails' }, times: 1 });
  const [waiting] = await share({ caption: 'Tomorrow', when: TOMORROW });
  const [post] = await share({ coverMs: 7500, coverSha256: COVER_SHA256 });
  await deliver();
  const states = async () => [
    (await readPost(world.deps, MAYA, post?.id ?? '')).post,
    (await readPost(world.deps, MAYA, waiting?.id ?? '')).post,
  ];
  expect(await states()).toMatchObject([
    { state: 'published', reason: 'cover_waiting' },
    { state: 'needs_reconnect', reason: 'token_lost' },
  ]);
  expect(await readConnection(world.deps, MAYA, 'facebook')).toMatchObject({ state: 'expired' });
  await world.connectMaya();
  world.clock.advance(HOUR_MS);
  await deliver();
  expect(await states()).toMatchObject([{ state: 'published', reason: null }, { state: 'scheduled' }]);
  expect(await covers()).toEqual([COVER_SHA256]);
});

test('waits for its member to connect again', async () => {
  await world.fault({ ...AWAY, times: 1 });
  await share({ coverMs: 7500, coverSha256: COVER_SHA256 });
  await deliver();
  await disconnect(world.deps, MAYA, 'facebook');
  world.clock.advance(HOUR_MS);
  await deliver();
  expect(await statesOf()).toEqual({ state: 'published', reason: 'cover_waiting' });
  await world.connectMaya();
  world.clock.advance(HOUR_MS);
  await deliver();
  expect(await statesOf()).toEqual({ state: 'published', reason: null });
  expect([await covers(), await films()]).toEqual([[COVER_SHA256], 1]);
});

test('wakes whoever gives it when it is due', async () => {
  await world.fault({ ...AWAY, times: 1 });
  await share({ coverMs: 7500, coverSha256: COVER_SHA256 });
  await deliver();
  const { next_at: dueAt } = await world.db.selectFrom('post').select('next_at').executeTakeFirstOrThrow();
  expect(dueAt).not.toBeNull();
  expect(await nextDue(world.db, 'facebook', world.clock.now())).toEqual(dueAt);
});

test('waits while whoever runs the installation has stopped its network', async () => {
  await world.fault({ ...AWAY, times: 1 });
  await share({ coverMs: 7500, coverSha256: COVER_SHA256 });
  await deliver();
  const hold = { network: 'facebook', target_id: '', reason: 'operator', until: null, created_at: world.clock.now() };
  await world.db.insertInto('sending_hold').values(hold).execute();
  world.clock.advance(HOUR_MS);
  await deliver();
  expect(await covers()).toEqual([]);
  await world.db.deleteFrom('sending_hold').execute();
  await deliver();
  expect(await covers()).toEqual([COVER_SHA256]);
});
