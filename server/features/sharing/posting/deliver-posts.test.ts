import { HOUR_MS, MINUTE_MS } from '@yardsign/domain/time/spans';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postingHands, W } from '../../../app/testing/processes/posting-hands.ts';
import { BLOG, PAGE, SECOND_PAGE, timings } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, oneNetwork, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { createPostDelivery } from './deliver-posts.ts';

// Runs on PostgreSQL too.

let world: SharingWorld;
const { share, shareOne, read, history, pass, onFeed } = postingHands(() => world);

beforeAll(async () => {
  world = await createSharingWorld();
});

afterAll(() => world.close());

beforeEach(async () => {
  await world.reset();
  await world.connectMaya();
});

/** How long a test may wait for a worker that runs by itself; far more than it takes. */
const patient = { timeout: 20_000 };

describe('a post', () => {
  test('of a graphic arrives once, with the very bytes of its proof', async () => {
    const id = await shareOne();
    await world.delivery.drain();
    const post = await read(id);
    const effects = await world.effects();
    expect(effects).toMatchObject([{ message: 'Open house on Saturday', fileDigests: [post.proof.sha256] }]);
    expect(post).toMatchObject({ state: 'published', attempts: 1, sentSha256: post.proof.sha256, reason: null });
    expect(post.remote).toEqual({
      id: effects[0]?.postId,
      url: expect.stringContaining(effects[0]?.postId ?? '-') as string,
    });
    expect(await history(id)).toEqual(['scheduled: created', 'sending', 'published']);
  });

  test('of an article arrives as a link that carries the marker of this post', async () => {
    const first = await shareOne({ contentId: BLOG });
    const second = await shareOne({ contentId: BLOG, caption: 'Again' });
    await world.delivery.drain();
    const links = (await world.effects()).map(({ link }) => new URL(link ?? '').searchParams.get('utm_content'));
    expect(new Set(links).size).toBe(2);
    for (const id of [first, second]) {
      expect(await read(id)).toMatchObject({ state: 'published', sentSha256: null });
    }
    const ours = [(await read(first)).link, (await read(second)).link];
    expect(new Set((await world.effects()).map(({ link }) => link))).toEqual(new Set(ours));
  });

  test('that is scheduled goes out at its wall clock and not before', async () => {
    // 15:00 UTC on 1 March is 10:00 in New York; half past ten is half an hour away.
    const when = { kind: 'at', date: '2027-03-01', time: '10:30', timeZone: 'America/New_York' } as const;
    const id = await shareOne({ when });
    world.clock.advance(30 * MINUTE_MS - 1);
    await world.delivery.drain();
    expect(await world.effects()).toEqual([]);
    expect(await read(id)).toMatchObject({
      state: 'scheduled',
      dueAt: '2027-03-01T15:30:00.000Z',
      wallClock: { time: '10:30' },
    });
    world.clock.advance(1);
    await world.delivery.drain();
    expect(await world.effects()).toHaveLength(1);
  });

  test('wears the brand of the moment in which it is sent', async () => {
    const when = { kind: 'at', date: '2027-03-02', time: '09:00', timeZone: 'America/New_York' } as const;
    const id = await shareOne({ when });
    const before = (await read(id)).proof.sha256;
    world.changeBrand();
    world.clock.advance(24 * HOUR_MS);
    await world.delivery.drain();
    const post = await read(id);
    expect(post.proof.sha256).not.toBe(before);
    expect((await world.effects())[0]?.fileDigests).toEqual([post.proof.sha256]);
    expect(post.sentSha256).toBe(post.proof.sha256);
    expect(await history(id)).toContain('sending: proof_renewed');
  });

  test('to two pages is two posts, each on its own page', async () => {
    const targets = [PAGE, SECOND_PAGE].map((targetId) => ({ network: 'facebook' as const, targetId }));
    const posts = await share({ targets });
    await world.delivery.drain();
    const on = (await world.effects()).map(({ postId }) => postId.split('_')[0]);
    expect(new Set(on)).toEqual(new Set([PAGE, SECOND_PAGE]));
    expect(on).toHaveLength(2);
    for (const { id } of posts) expect((await read(id)).state).toBe('published');
  });

  test('whose picture was damaged on disk is not sent', async () => {
    const id = await shareOne();
    const delivery = createPostDelivery({
      ...world.deps,
      readProof: async () => Buffer.from('ffd8ffe000104a46494600aa', 'hex'),
    });
    await delivery.drain();
    expect(await read(id)).toMatchObject({ state: 'failed', reason: 'proof_missing' });
    expect(await world.effects()).toEqual([]);
  });

  test('that nobody could send for a day is missed, not sent late', async () => {
    const id = await shareOne();
    world.clock.advance(timings.windowMs + 1);
    await world.delivery.drain();
    expect(await read(id)).toMatchObject({
      state: 'missed',
      reason: 'window_closed',
      can: { retry: true, reschedule: true },
    });
    expect(await world.effects()).toEqual([]);
  });
});

describe("while the network's clock is not ours", () => {
  test.each([-10, -2, 2, 10])(
    'but %d minutes ahead, a post whose answer was lost is found, and goes out once',
    async (ahead) => {
      await world.settings({ refuseDuplicates: false, clockSkewMs: ahead * MINUTE_MS });
      const ids = [await shareOne(), await shareOne({ contentId: BLOG })];
      await onFeed({ kind: 'drop_after_effect', times: 2 });
      await world.delivery.drain();
      await pass(2 * W);
      for (const id of ids) expect(await read(id)).toMatchObject({ state: 'published', attempts: 1 });
      expect(await world.effects()).toHaveLength(2);
    },
  );

  test('even by days, one that arrived is found and one that did not is sent again', async () => {
    await world.settings({ refuseDuplicates: false, clockSkewMs: -3 * 24 * HOUR_MS });
    const arrived = await shareOne({ contentId: BLOG });
    await onFeed({ kind: 'drop_after_effect' });
    await world.delivery.drain();
    const lost = await shareOne();
    await onFeed({ kind: 'drop_before_effect' });
    await world.delivery.drain();
    await pass(3 * W);
    expect(await read(arrived)).toMatchObject({ state: 'published', attempts: 1 });
    expect(await read(lost)).toMatchObject({ state: 'published', attempts: 2 });
    expect(await world.effects()).toHaveLength(2);
  });
});

describe('two workers', () => {
  test('never send the same post, and share the work', async () => {
    for (let count = 0; count < 20; count++) await shareOne({ caption: `post ${count}` });
    const other = createPostDelivery({ ...world.deps, worker: 'worker-2' });
    await Promise.all([world.delivery.drain(), other.drain()]);
    const messages = (await world.effects()).map(({ message }) => message);
    expect(messages).toHaveLength(20);
    expect(new Set(messages).size).toBe(20);
  });

  test('take the posts of everyone in turn', async () => {
    const started: string[] = [];
    const when = { kind: 'at', date: '2027-03-01', time: '16:00', timeZone: 'UTC' } as const;
    for (const caption of ['first', 'second', 'third']) await shareOne({ caption, when });
    const rows = await world.db.selectFrom('post').select(['turn', 'caption']).orderBy('turn').execute();
    expect(rows.map(({ turn, caption }) => `${turn} ${caption}`)).toEqual(['0 first', '1 second', '2 third']);
    world.clock.advance(HOUR_MS);
    const network = {
      ...world.network,
      publish: (...input: Parameters<typeof world.network.publish>) => {
        started.push(input[1].message);
        return world.network.publish(...input);
      },
    };
    await createPostDelivery({ ...world.deps, concurrency: 1, networks: oneNetwork(network) }).drain();
    expect(started).toEqual(['first', 'second', 'third']);
  });

  test('a lease that runs out frees what was not sent', async () => {
    const id = await shareOne();
    const stuck = createPostDelivery({ ...world.deps, worker: 'stuck', makeProof: () => new Promise(() => {}) });
    void stuck.drain();
    await expect.poll(async () => (await read(id)).state, patient).toBe('sending');
    world.clock.advance(timings.leaseMs);
    await world.delivery.drain();
    expect(await read(id)).toMatchObject({ state: 'published', attempts: 1 });
  });
});

test('a worker that is stopped ends its calls and gives the rest back', async () => {
  const ids = [];
  for (let count = 0; count < 6; count++) ids.push(await shareOne({ contentId: BLOG, caption: `post ${count}` }));
  let answer: () => void = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let calls = 0;
  const network = {
    ...world.network,
    publish: async (...input: Parameters<typeof world.network.publish>) => {
      calls += 1;
      await answered;
      return world.network.publish(...input);
    },
  };
  const delivery = createPostDelivery({ ...world.deps, concurrency: 2, networks: oneNetwork(network) });
  await delivery.start();
  await expect.poll(() => calls, patient).toBe(2);
  const stopped = delivery.stop();
  answer();
  await stopped;
  const states = await Promise.all(ids.map(async (id) => (await read(id)).state));
  const published = states.filter((state) => state === 'published').length;
  expect(published).toBeGreaterThanOrEqual(2);
  expect(published).toBeLessThan(6);
  expect(states.filter((state) => state === 'scheduled')).toHaveLength(6 - published);
  expect(await world.effects()).toHaveLength(published);
});

test('a running worker wakes when the clock is moved, and when it is told', async () => {
  const when = { kind: 'at', date: '2027-03-01', time: '16:00', timeZone: 'UTC' } as const;
  const id = await shareOne({ when });
  const delivery = createPostDelivery({ ...world.deps, pollMs: 600_000 });
  await delivery.start();
  world.clock.advance(HOUR_MS);
  await expect.poll(async () => (await read(id)).state, patient).toBe('published');
  const now = await shareOne({ caption: 'now' });
  delivery.wake();
  await expect.poll(async () => (await read(now)).state, patient).toBe('published');
  await delivery.stop();
  expect(world.errors).toEqual([]);
});
