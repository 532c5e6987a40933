import { MINUTE_MS } from '@yardsign/domain/time/spans';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPostDelivery } from '../posting/deliver-posts.ts';
import { NetworkError } from '../ports.ts';
import { settlePost } from './settle-post.ts';
import { postingHands, W } from '../../../app/testing/processes/posting-hands.ts';
import { LUIS, MAYA } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, oneNetwork, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';

// Runs on PostgreSQL too.

let world: SharingWorld;
const { shareOne, read, history, pass, onFeed } = postingHands(() => world);

beforeAll(async () => {
  world = await createSharingWorld();
});

afterAll(() => world.close());

beforeEach(async () => {
  await world.reset();
  await world.connectMaya();
});

/** A post whose answer was lost, on a network that lets no app look. @param kind whether it took effect all the same */
async function leftToMember(kind: 'drop_after_effect' | 'drop_before_effect'): Promise<string> {
  const findPost = () =>
    Promise.reject(
      new NetworkError({ kind: 'rejected', concerns: 'target', detail: 'unreadable' }, 'profiles are closed to apps'),
    );
  const delivery = createPostDelivery({ ...world.deps, networks: oneNetwork({ ...world.network, findPost }) });
  const id = await shareOne();
  await onFeed({ kind, times: 1 });
  await delivery.drain();
  world.clock.advance(MINUTE_MS);
  await delivery.drain();
  expect(await read(id)).toMatchObject({
    state: 'needs_attention',
    reason: 'not_readable',
    can: { settle: true, checkAgain: true, retry: false, reschedule: false },
  });
  return id;
}

describe('a post that the network lets nobody look for', () => {
  test('is out once its member says that it is there, and is not sent again', async () => {
    const id = await leftToMember('drop_after_effect');
    await settlePost(world.deps, MAYA, id, { there: true });
    await pass(10 * MINUTE_MS, MINUTE_MS);
    expect(await read(id)).toMatchObject({ state: 'published', reason: null, remote: null, can: { settle: false } });
    expect(await world.effects()).toHaveLength(1);
    expect((await history(id)).at(-1)).toBe('published: seen_there');
  });

  test('is sent again when its member says that it is not there, once', async () => {
    const id = await leftToMember('drop_before_effect');
    world.clock.advance(W);
    const answers = await Promise.allSettled([
      settlePost(world.deps, MAYA, id, { there: false }),
      settlePost(world.deps, MAYA, id, { there: false }),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await pass(10 * MINUTE_MS, MINUTE_MS);
    expect((await read(id)).state).toBe('published');
    expect(await world.effects()).toHaveLength(1);
    expect(await history(id)).toContain('scheduled: seen_absent');
  });

  test('is not sent again while the first call may still appear', async () => {
    const id = await leftToMember('drop_before_effect');
    await expect(settlePost(world.deps, MAYA, id, { there: false })).rejects.toMatchObject({ code: 'post_may_appear' });
    await pass(10 * MINUTE_MS, MINUTE_MS);
    expect([(await read(id)).state, await world.effects()]).toEqual(['needs_attention', []]);
  });

  test('is settled by nobody else, and not twice', async () => {
    const id = await leftToMember('drop_after_effect');
    await expect(settlePost(world.deps, LUIS, id, { there: true })).rejects.toMatchObject({ code: 'not_found' });
    await settlePost(world.deps, MAYA, id, { there: true });
    world.clock.advance(W);
    await expect(settlePost(world.deps, MAYA, id, { there: false })).rejects.toMatchObject({
      code: 'post_not_settleable',
    });
  });
});
