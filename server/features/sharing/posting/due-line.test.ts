import { MINUTE_MS } from '@yardsign/domain/time/spans';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LUIS, MAYA, sharer } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { createShare } from '../shares/create-share.ts';
import type { PostRow } from '../rows.ts';
import { insertPosts, reloadPost } from '../store.ts';
import { createDueLine } from './due-line.ts';

// Runs on PostgreSQL too.

const TOGETHER = 10;

let world: SharingWorld;
let sample: PostRow;

beforeAll(async () => {
  world = await createSharingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  await world.connectMaya();
  const when = { kind: 'at', date: '2027-03-01', time: '15:20', timeZone: 'UTC' } as const;
  const [post] = await createShare(world.deps, sharer(MAYA), await world.shareBody({ when }));
  const row = await reloadPost(world.db, post?.id ?? '');
  if (!row) throw new Error('no post');
  sample = row;
  await world.db.deleteFrom('post').execute();
  world.clock.advance(30 * MINUTE_MS);
});

async function addDue(owner: string, count: number, dueAt = sample.due_at): Promise<void> {
  const name = owner.slice(4, 8);
  const rows = Array.from({ length: count }, (_, turn) => ({
    ...sample,
    ...{ id: `pst_${name}${String(turn).padStart(5, '0')}`, owner_id: owner, turn, due_at: dueAt, next_at: dueAt },
  }));
  await world.db.transaction().execute((tx) => insertPosts(tx, rows));
}

const worker = (name: string) => {
  const line = createDueLine(world.deps);
  return () => {
    const now = world.clock.now();
    const leaseUntil = new Date(now.getTime() + MINUTE_MS);
    return line.claim({
      worker: name,
      now,
      closedBefore: new Date(0),
      leaseUntil,
      network: 'facebook',
      lane: 'planned',
      limit: TOGETHER,
    });
  };
};

describe('a long line', () => {
  test('is taken to its end by two workers, each post once, and in turn by member', async () => {
    await addDue(LUIS, 200);
    await addDue(MAYA, 15, new Date(sample.due_at.getTime() + MINUTE_MS));
    const claims = [worker('one'), worker('two')];
    const taken: PostRow[] = [];
    for (let round = 0; taken.length < 215 && round < 100; round++)
      for (const claim of claims) taken.push(...(await claim()));
    expect(new Set(taken.map(({ id }) => id)).size).toBe(215);
    expect(taken).toHaveLength(215);
    // One of Luis's goes beside each of hers; each of the two workers may be one claim ahead.
    const last = taken.findLastIndex(({ owner_id: owner }) => owner === MAYA);
    expect(last).toBeLessThan(2 * 15 + 2 * TOGETHER);
    expect(taken.every(({ state }) => state === 'claimed')).toBe(true);
  });

  test('lets in what becomes due meanwhile once its order is old, and leaves out what was cancelled', async () => {
    await addDue(LUIS, 100);
    const claim = worker('one');
    for (let round = 0; round < 3; round++) await claim();
    await addDue(MAYA, 1);
    await world.db
      .updateTable('post')
      .set({ state: 'cancelled' })
      .where('owner_id', '=', LUIS)
      .where('turn', '>=', 60)
      .execute();
    world.clock.advance(10 * MINUTE_MS);
    const next = await claim();
    expect(next.map(({ owner_id: owner }) => owner)).toContain(MAYA);
    const rest: PostRow[] = [];
    for (let more = await claim(); more.length > 0; more = await claim()) rest.push(...more);
    expect([...next, ...rest].filter(({ owner_id: owner }) => owner === LUIS)).toHaveLength(30);
  });
});
