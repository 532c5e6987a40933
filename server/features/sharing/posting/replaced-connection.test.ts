import { MINUTE_MS } from '@yardsign/domain/time/spans';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postingHands } from '../../../app/testing/processes/posting-hands.ts';
import { BLOG, GRAPHIC, MAYA } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, oneNetwork, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { disconnect } from '../connections/disconnect.ts';
import { targetsOf } from '../connections/connection-store.ts';
import type { NetworkAdapter } from '../ports.ts';
import { createPostDelivery } from './deliver-posts.ts';

// Runs on PostgreSQL too.

const LATER = { date: '2027-03-05', time: '09:00', timeZone: 'America/Chicago' };

let world: SharingWorld;
const { shareOne, read, pass, onFeed } = postingHands(() => world);

beforeAll(async () => {
  world = await createSharingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  await world.connectMaya();
});

/** A worker that does something more when a call for a post has come back, and before it hears the answer. */
function workerWith(call: 'publish' | 'uploadPicture', meanwhile: () => Promise<unknown>) {
  const adapter: NetworkAdapter = {
    ...world.network,
    [call]: async (...input: never[]) => {
      try {
        return await (world.network[call] as (...all: never[]) => Promise<unknown>)(...input);
      } finally {
        await meanwhile();
      }
    },
  };
  return createPostDelivery({ ...world.deps, networks: oneNetwork(adapter) });
}

const isOpen = async () => (await targetsOf(world.db, MAYA, 'facebook')).every((target) => target.may_post);

describe('when the member connects again while a post is under way', () => {
  test.each(['permission_200', 'role_lost_492', 'token_expired_463'])(
    'a refusal of the old consent (%s) says nothing of the new one: the post goes out, once',
    async (failure) => {
      const id = await shareOne({ contentId: BLOG });
      await onFeed({ kind: 'vendor', failure });
      await workerWith('publish', () => world.connectMaya()).drain();
      expect(await read(id)).toMatchObject({ state: 'scheduled', reason: 'network_busy' });
      expect(await isOpen()).toBe(true);
      await pass(5 * MINUTE_MS, MINUTE_MS);
      expect(await read(id)).toMatchObject({ state: 'published', attempts: 1 });
      expect(await world.effects()).toHaveLength(1);
    },
  );

  test('and not meanwhile, the post waits for it, and so does its target', async () => {
    const id = await shareOne({ contentId: BLOG });
    await onFeed({ kind: 'vendor', failure: 'permission_200' });
    await workerWith('publish', async () => {}).drain();
    expect(await read(id)).toMatchObject({ state: 'needs_reconnect', reason: 'permissions_missing' });
    expect(await isOpen()).toBe(false);
    await world.connectMaya();
    await world.delivery.drain();
    expect(await read(id)).toMatchObject({ state: 'published' });
  });

  test('a refused upload with the old consent is one more upload with the new one', async () => {
    const id = await shareOne({ contentId: GRAPHIC });
    await world.fault({ match: { path: '*/photos' }, kind: 'vendor', failure: 'permission_200' });
    await workerWith('uploadPicture', () => world.connectMaya()).drain();
    await pass(5 * MINUTE_MS, MINUTE_MS);
    expect(await read(id)).toMatchObject({ state: 'published', attempts: 1 });
    expect(await world.effects()).toHaveLength(1);
  });

  test('a post that the old consent has sent is published', async () => {
    const id = await shareOne({ contentId: BLOG });
    await workerWith('publish', () => world.connectMaya()).drain();
    await pass(5 * MINUTE_MS, MINUTE_MS);
    expect(await read(id)).toMatchObject({ state: 'published', attempts: 1 });
    expect(await world.effects()).toHaveLength(1);
  });
});

test('a member who disconnects while a post is under way is told that it is out, and it is there once', async () => {
  const id = await shareOne({ contentId: BLOG });
  await workerWith('publish', () => disconnect(world.deps, MAYA, 'facebook')).drain();
  expect(await read(id)).toMatchObject({ state: 'published', attempts: 1 });
  await pass(5 * MINUTE_MS, MINUTE_MS);
  expect(await world.effects()).toHaveLength(1);
});

test('what the network said as it refused the token stands on the post that was refused, and on no other', async () => {
  const id = await shareOne({ contentId: GRAPHIC });
  const other = await shareOne({ contentId: GRAPHIC, when: { kind: 'at', ...LATER } });
  await world.fault({ match: { path: '*/photos' }, kind: 'vendor', failure: 'token_expired_463' });
  await world.delivery.drain();
  expect(await read(id)).toMatchObject({ state: 'needs_reconnect', networkMessage: expect.stringContaining('token') });
  expect(await read(other)).toMatchObject({ state: 'needs_reconnect', networkMessage: null });
});

test('a member who disconnects while a post is prepared has it wait: nothing of it goes out any more', async () => {
  const id = await shareOne({ contentId: GRAPHIC });
  await workerWith('uploadPicture', () => disconnect(world.deps, MAYA, 'facebook')).drain();
  expect(await read(id)).toMatchObject({ state: 'needs_reconnect', reason: 'disconnected', attempts: 0 });
  await world.connectMaya();
  await pass(5 * MINUTE_MS, MINUTE_MS);
  expect(await read(id)).toMatchObject({ state: 'published', attempts: 1 });
  expect(await world.effects()).toHaveLength(1);
});

test('a post whose target the connection no longer has says that, and not what the network said of it before', async () => {
  const id = await shareOne({ contentId: BLOG });
  await onFeed({ kind: 'vendor', failure: 'rate_page_80001' });
  await world.delivery.drain();
  expect((await read(id)).networkMessage).not.toBeNull();
  await world.db.deleteFrom('connection_target').execute();
  await world.db.deleteFrom('connection_secret').execute();
  await pass(60 * MINUTE_MS, 5 * MINUTE_MS);
  expect(await read(id)).toMatchObject({ state: 'failed', reason: 'target_missing', networkMessage: null });
});
