import { MINUTE_MS } from '@yardsign/domain/time/spans';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BLOG, LUIS, MAYA, sharer } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld, oneNetwork } from '../../../app/testing/worlds/sharing-world.ts';
import { createShare } from '../shares/create-share.ts';
import { createPostDelivery } from './deliver-posts.ts';
import type { NetworkAdapter } from '../ports.ts';
import { placeOf, targetField } from '../connections/target-access.ts';
import { insertPosts, reloadPost } from '../store.ts';

// Runs on PostgreSQL too.

const LUIS_PAGE = '900000000000001';
/** How long a test may wait for a worker that runs by itself; far more than it takes. */
const patient = { timeout: 20_000 };

let world: SharingWorld;

beforeAll(async () => {
  world = await createSharingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  await world.connectMaya();
});

/** Posts of Luis that came due a minute ago, all to one page; nobody is waiting for them. */
async function backlogOfLuis(count: number): Promise<void> {
  const [sample] = await createShare(world.deps, sharer(MAYA), await world.shareBody({ contentId: BLOG }));
  const row = await reloadPost(world.db, sample?.id ?? '');
  if (!row) throw new Error('no post');
  await world.db.deleteFrom('post').execute();
  const now = world.clock.now();
  const owner = { member_id: LUIS, network: 'facebook' };
  await world.db
    .insertInto('connection')
    .values({
      ...owner,
      grant_id: 'grt_luis0001',
      account_id: '1',
      account_name: 'Luis',
      scopes: [],
      expires_at: null,
      ended_at: null,
      created_at: now,
      checked_at: now,
    })
    .execute();
  const field = targetField(LUIS_PAGE);
  const sealed = JSON.stringify(world.deps.vault.seal('token of luis', placeOf(LUIS, 'facebook', field)));
  await world.db
    .insertInto('connection_secret')
    .values({ ...owner, field, sealed, created_at: now })
    .execute();
  const due = new Date(now.getTime() - MINUTE_MS);
  const rows = Array.from({ length: count }, (_, index) => ({
    ...row,
    id: `pst_luis${String(index).padStart(5, '0')}`,
    owner_id: LUIS,
    target_id: LUIS_PAGE,
    link: `http://members.example.test/${index}`,
    marker: `m${index}`,
    wall_date: '2027-03-01',
    wall_time: '14:59',
    wall_zone: 'UTC',
    due_at: due,
    next_at: due,
    turn: index,
  }));
  await world.db.transaction().execute(async (tx) => {
    for (let from = 0; from < count; from += 500) await insertPosts(tx, rows.slice(from, from + 500));
  });
}

/** A network whose calls last until they are ended here. */
function createSlowNetwork(): { network: NetworkAdapter; calls: string[]; endOne(): void } {
  const calls: string[] = [];
  const ends: (() => void)[] = [];
  const network: NetworkAdapter = {
    ...world.network,
    uploadPicture: (page, picture) => world.network.uploadPicture(page, picture),
    readAddress: async (_page, id) => `https://network.example/${id}`,
    async publish(target) {
      calls.push(target.targetId);
      const id = `${target.targetId}_${calls.length}`;
      await new Promise<void>((resolve) => ends.push(resolve));
      return { id, url: `https://network.example/${id}` };
    },
  };
  return { network, calls, endOne: () => ends.shift()?.() };
}

const postNow = async () =>
  createShare(
    world.deps,
    sharer(MAYA),
    await world.shareBody({ contentId: 'cnt_blog0001', when: { kind: 'now', undoable: false } }),
  );

describe("another member's backlog", () => {
  test('of 200 due posts does not hold up what somebody waits for: its call begins before any other ends', async () => {
    await backlogOfLuis(200);
    const { network, calls, endOne } = createSlowNetwork();
    const delivery = createPostDelivery({ ...world.deps, networks: oneNetwork(network) });
    await delivery.start();
    // All that planned calls may take: the slot beside them is kept.
    await expect.poll(() => calls.length, patient).toBe(4);
    const [post] = await postNow();
    delivery.wake();
    await expect.poll(() => calls.length, patient).toBe(5);
    expect(calls.filter((page) => page !== LUIS_PAGE)).toEqual([post?.target.id]);
    const stopped = delivery.stop();
    for (let ended = false; !ended;) {
      endOne();
      ended = await Promise.race([
        stopped.then(() => true),
        new Promise<boolean>((resolve) => setImmediate(() => resolve(false))),
      ]);
    }
  });

  test('of 2,000 due posts does not hold up planned ones of later times: they go in the first rounds', async () => {
    await backlogOfLuis(2000);
    const { network, calls } = createSlowNetwork();
    const quick: NetworkAdapter = {
      ...network,
      publish: async (target) => {
        calls.push(target.targetId);
        return { id: `${target.targetId}_${calls.length}`, url: 'https://network.example/1' };
      },
    };
    const posts = [];
    for (const minute of ['20', '30', '40']) {
      const when = { kind: 'at', date: '2027-03-01', time: `15:${minute}`, timeZone: 'UTC' } as const;
      posts.push(
        ...(await createShare(world.deps, sharer(MAYA), await world.shareBody({ contentId: 'cnt_blog0001', when }))),
      );
    }
    world.clock.advance(40 * MINUTE_MS);
    const delivery = createPostDelivery({ ...world.deps, networks: oneNetwork(quick) });
    await delivery.start();
    const hers = () => calls.flatMap((page, index) => (page === LUIS_PAGE ? [] : [index]));
    await expect.poll(() => hers().length, patient).toBe(posts.length);
    await delivery.stop();
    // One of Luis's goes beside each of hers; which of the calls under way at once comes first is left open.
    expect(Math.max(...hers())).toBeLessThan(3 * 2 + world.deps.concurrency);
  });
});
