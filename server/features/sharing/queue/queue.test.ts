import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelPost } from '../posts/cancel-post.ts';
import { changeQueue } from './change-queue.ts';
import { readQueue } from './read-queue.ts';
import { postingHands } from '../../../app/testing/processes/posting-hands.ts';
import { BLOG, LUIS, MAYA, PAGE, SECOND_PAGE } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';

// Runs on PostgreSQL too.

let world: SharingWorld;
const { share, read } = postingHands(() => world);

beforeAll(async () => {
  world = await createSharingWorld();
});

afterAll(() => world.close());

beforeEach(async () => {
  await world.reset();
  await world.connectMaya();
  await world.db.updateTable('member').set({ time_zone: 'America/Chicago' }).where('id', '=', MAYA).execute();
});

const first = { network: 'facebook', targetId: PAGE } as const;
const second = { network: 'facebook', targetId: SECOND_PAGE } as const;
const queue = { when: { kind: 'queue' } } as const;
const walls = (posts: Awaited<ReturnType<typeof share>>) =>
  posts.map(({ wallClock }) => `${wallClock?.date} ${wallClock?.time} ${wallClock?.timeZone}`);
const ofTarget = async (targetId: string) =>
  (await readQueue(world.deps, MAYA)).targets.find((each) => each.targetId === targetId);

describe('a post that is added to the queue', () => {
  test('takes the next free slot of each of its targets, on the clock of its member', async () => {
    await changeQueue(world.deps, MAYA, { target: second, slots: [{ weekday: 1, time: '18:00' }] });
    expect(walls(await share({ ...queue, targets: [first, second] }))).toEqual([
      '2027-03-02 09:00 America/Chicago',
      '2027-03-01 18:00 America/Chicago',
    ]);
    expect(walls(await share({ ...queue, contentId: BLOG, targets: [first, second] }))).toEqual([
      '2027-03-04 12:30 America/Chicago',
      '2027-03-08 18:00 America/Chicago',
    ]);
  });

  test('goes out then, and no sooner', async () => {
    const [post] = await share(queue);
    world.clock.moveTo(Date.parse(post?.dueAt ?? '') - 1);
    await world.delivery.drain();
    expect(await world.effects()).toEqual([]);
    world.clock.advance(1);
    await world.delivery.drain();
    expect((await read(post?.id ?? '')).state).toBe('published');
  });

  test('does not take a slot that another takes at the same moment', async () => {
    const shares = await Promise.all(Array.from({ length: 6 }, (_, index) => share({ ...queue, caption: `${index}` })));
    expect(new Set(walls(shares.flat())).size).toBe(6);
  });

  test('is placed once, however often it is sent', async () => {
    const body = { ...queue, clientRequestId: crypto.randomUUID() };
    const [once, twice] = [await share(body), await share(body)];
    expect(twice).toEqual(once);
    expect((await ofTarget(PAGE))?.coming.filter(({ post }) => post !== null)).toHaveLength(1);
  });

  test('leaves alone a slot in which something is scheduled by hand, and takes one that was given up', async () => {
    const at = { kind: 'at', date: '2027-03-02', time: '09:00', timeZone: 'America/Chicago' } as const;
    const [byHand] = await share({ when: at });
    expect(walls(await share(queue))).toEqual(['2027-03-04 12:30 America/Chicago']);
    await cancelPost(world.deps, MAYA, byHand?.id ?? '');
    expect(walls(await share(queue))).toEqual(['2027-03-02 09:00 America/Chicago']);
  });

  test('is refused where there is no slot, and nothing of it is left', async () => {
    await changeQueue(world.deps, MAYA, { target: second, slots: [] });
    await expect(share({ ...queue, targets: [first, second] })).rejects.toMatchObject({ code: 'queue_full' });
    expect((await ofTarget(PAGE))?.coming.every(({ post }) => post === null)).toBe(true);
  });

  test('is asked about where the piece goes out on that day already', async () => {
    await share({ ...queue, again: false });
    await changeQueue(world.deps, MAYA, { target: first, slots: [{ weekday: 2, time: '19:00' }] });
    await expect(share({ ...queue, again: false })).rejects.toMatchObject({ code: 'posted_already' });
  });
});

describe('the queue of a target', () => {
  test('shows its slots of two weeks, what fills them, and the next that is free', async () => {
    const [post] = await share(queue);
    const shown = await ofTarget(PAGE);
    expect(shown?.coming).toHaveLength(6);
    expect(shown?.coming[0]).toEqual({
      date: '2027-03-02',
      time: '09:00',
      at: '2027-03-02T15:00:00.000Z',
      post: { id: post?.id, title: 'Graphic (en)' },
    });
    expect(shown?.next).toEqual({ date: '2027-03-04', time: '12:30', at: '2027-03-04T18:30:00.000Z' });
  });

  test('is changed by its member alone, for targets of their own, and without a slot twice', async () => {
    const slots = [{ weekday: 5, time: '07:15' } as const];
    await expect(changeQueue(world.deps, LUIS, { target: first, slots })).rejects.toMatchObject({ code: 'not_found' });
    await expect(changeQueue(world.deps, MAYA, { target: first, slots: [...slots, ...slots] })).rejects.toMatchObject({
      code: 'invalid_request',
    });
    await changeQueue(world.deps, MAYA, { target: first, slots });
    expect((await ofTarget(PAGE))?.slots).toEqual(slots);
    expect((await readQueue(world.deps, LUIS)).targets).toEqual([]);
  });

  test('keeps the times of what is in it when the slots change', async () => {
    const [post] = await share(queue);
    await changeQueue(world.deps, MAYA, { target: first, slots: [{ weekday: 3, time: '11:00' }] });
    expect(walls([await read(post?.id ?? '')])).toEqual(['2027-03-02 09:00 America/Chicago']);
  });
});
