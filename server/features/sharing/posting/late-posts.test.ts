import { MINUTE_MS } from '@yardsign/domain/time/spans';
import { LATE_MS } from '@yardsign/domain/sharing/lateness';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BLOG, MAYA, sharer, timings } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { createShare } from '../shares/create-share.ts';
import { disconnect } from '../connections/disconnect.ts';
import { listPosts } from '../posts/list-posts.ts';
import { readPost } from '../posts/read-post.ts';
import { reschedulePost } from '../posts/reschedule-post.ts';
import { retryPost } from '../posts/retry-post.ts';

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

/** A post that is planned for half an hour from the beginning, at 15:30. */
async function planned(more: Parameters<SharingWorld['shareBody']>[0] = {}): Promise<string> {
  const when = { kind: 'at', date: '2027-03-01', time: '15:30', timeZone: 'UTC' } as const;
  const [post] = await createShare(world.deps, sharer(MAYA), await world.shareBody({ when, ...more }));
  return post?.id ?? '';
}

const read = async (id: string) => (await readPost(world.deps, MAYA, id)).post;

/** The worker was away until then. */
async function wakeUpAfter(ms: number): Promise<void> {
  world.clock.advance(30 * MINUTE_MS + ms);
  await world.delivery.drain();
}

describe('a post that is taken up late', () => {
  test('by an hour or less goes out, and tells when it did', async () => {
    const id = await planned();
    await wakeUpAfter(LATE_MS);
    expect(await read(id)).toMatchObject({
      state: 'published',
      dueAt: '2027-03-01T15:30:00.000Z',
      sentAt: '2027-03-01T16:30:00.000Z',
    });
  });

  test('by more than an hour asks the member, who posts it now or moves it', async () => {
    const [first, second] = [await planned(), await planned({ contentId: BLOG })];
    await wakeUpAfter(LATE_MS + 1);
    expect(await world.effects()).toEqual([]);
    expect(await read(first)).toMatchObject({
      state: 'needs_attention',
      reason: 'late',
      can: { retry: true, reschedule: true },
    });
    await retryPost(world.deps, MAYA, first);
    const when = { kind: 'at', date: '2027-03-01', time: '18:00', timeZone: 'UTC' } as const;
    await reschedulePost(world.deps, MAYA, second, when);
    await world.delivery.drain();
    expect(await read(first)).toMatchObject({ state: 'published' });
    expect(await read(second)).toMatchObject({ state: 'scheduled', reason: null, dueAt: '2027-03-01T18:00:00.000Z' });
  });

  test('and speaks of a day is missed', async () => {
    world.setOfDay(true);
    const id = await planned();
    await wakeUpAfter(LATE_MS + 1);
    expect(await read(id)).toMatchObject({ state: 'missed', reason: 'day_over' });
    expect(await world.effects()).toEqual([]);
  });

  test('with others of its page does not come with them at once', async () => {
    const ids = [];
    for (let index = 0; index < 5; index++) ids.push(await planned({ contentId: BLOG, caption: `Number ${index}` }));
    await wakeUpAfter(30 * MINUTE_MS);
    expect(await world.effects()).toHaveLength(1);
    expect(await read(ids[4] ?? '')).toMatchObject({
      state: 'scheduled',
      reason: 'catching_up',
      nextTryAt: '2027-03-01T16:08:00.000Z',
    });
    for (let count = 2; count <= 5; count++) {
      world.clock.advance(2 * MINUTE_MS - 1);
      await world.delivery.drain();
      expect(await world.effects()).toHaveLength(count - 1);
      world.clock.advance(1);
      await world.delivery.drain();
      expect(await world.effects()).toHaveLength(count);
    }
  });
});

test('a post that waits for a connection is missed when its time is over, with the reason that kept it back', async () => {
  const id = await planned();
  await disconnect(world.deps, MAYA, 'facebook');
  await wakeUpAfter(timings.windowMs);
  expect(await read(id)).toMatchObject({ state: 'needs_reconnect' });
  world.clock.advance(1);
  await world.delivery.drain();
  expect(await read(id)).toMatchObject({ state: 'missed', reason: 'disconnected', can: { reschedule: true } });
});

test('a post to a page that the network has blocked tells so, and until when', async () => {
  const [refused] = await createShare(world.deps, sharer(MAYA), await world.shareBody());
  await world.fault({ match: { method: 'POST', path: '/feed' }, kind: 'vendor', failure: 'policy_368' });
  await world.delivery.drain();
  expect(await read(refused?.id ?? '')).toMatchObject({ state: 'needs_attention', reason: 'blocked' });
  const [next] = await createShare(world.deps, sharer(MAYA), await world.shareBody({ contentId: BLOG }));
  await world.delivery.drain();
  const told = { state: 'scheduled', reason: 'blocked', nextTryAt: '2027-03-02T15:00:00.000Z' };
  expect(await read(next?.id ?? '')).toMatchObject(told);
  expect((await listPosts(world.deps, MAYA, { view: 'upcoming', limit: 10 })).items).toMatchObject([told]);
  // A post whose time comes after the block has nothing to do with it.
  const later = await planned({ when: { kind: 'at', date: '2027-03-03', time: '12:00', timeZone: 'UTC' } });
  expect(await read(later)).toMatchObject({ state: 'scheduled', reason: null, nextTryAt: null });
});

test('what was sent is held against what was approved, also when the picture was redrawn in between', async () => {
  const id = await planned();
  const approved = (await read(id)).proof.sha256;
  world.changeBrand();
  await wakeUpAfter(0);
  const post = await read(id);
  expect(post.approvedSha256).toBe(approved);
  expect(post.sentSha256).toBe(post.proof.sha256);
  expect(post.sentSha256).not.toBe(approved);
});

test('of a post that was refused no file was sent, though its picture had been uploaded', async () => {
  const [post] = await createShare(world.deps, sharer(MAYA), await world.shareBody());
  await world.fault({ match: { method: 'POST', path: '/feed' }, kind: 'vendor', failure: 'policy_368' });
  await world.delivery.drain();
  expect(await read(post?.id ?? '')).toMatchObject({ sentSha256: null, sentAt: null });
});
