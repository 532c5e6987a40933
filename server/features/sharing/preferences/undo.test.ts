import { SECOND_MS } from '@yardsign/domain/time/spans';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelPost } from '../posts/cancel-post.ts';
import { changePreferences } from './posting-preferences.ts';
import { createPostDelivery } from '../posting/deliver-posts.ts';
import { LUIS, MAYA } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { postingHands } from '../../../app/testing/processes/posting-hands.ts';

// Runs on PostgreSQL too.

let world: SharingWorld;
const { share, shareOne, read, history, pass } = postingHands(() => world);

beforeAll(async () => {
  world = await createSharingWorld();
});

afterAll(() => world.close());

beforeEach(async () => {
  await world.reset();
  await world.connectMaya();
});

const NOW = { when: { kind: 'now', undoable: true } } as const;

describe('what is posted now', () => {
  test('waits for ten seconds, of which nothing leaves before the last', async () => {
    const id = await shareOne(NOW);
    expect(await read(id)).toMatchObject({ state: 'scheduled', wallClock: null, dueAt: '2027-03-01T15:00:10.000Z' });
    world.clock.advance(10 * SECOND_MS - 1);
    await world.delivery.drain();
    expect([await world.effects(), (await read(id)).state]).toEqual([[], 'scheduled']);
    world.clock.advance(1);
    await world.delivery.drain();
    expect((await read(id)).state).toBe('published');
    expect(await world.effects()).toHaveLength(1);
  });

  test('does not go out when it was taken back, also not after it was pressed twice', async () => {
    const id = await shareOne(NOW);
    world.clock.advance(9 * SECOND_MS);
    expect(await cancelPost(world.deps, MAYA, id)).toMatchObject({ state: 'cancelled' });
    await expect(cancelPost(world.deps, MAYA, id)).rejects.toMatchObject({ code: 'post_not_cancellable' });
    await pass(60 * SECOND_MS);
    expect(await world.effects()).toEqual([]);
    expect(await history(id)).toEqual(['scheduled: created', 'cancelled']);
  });

  test('is not taken back by somebody else', async () => {
    const id = await shareOne(NOW);
    await expect(cancelPost(world.deps, LUIS, id)).rejects.toMatchObject({ code: 'not_found' });
    await pass(20 * SECOND_MS);
    expect((await read(id)).state).toBe('published');
  });

  test('can be taken back while its picture is prepared, and not once it is out', async () => {
    const id = await shareOne(NOW);
    world.clock.advance(10 * SECOND_MS);
    let answer: unknown;
    const delivery = createPostDelivery({
      ...world.deps,
      readProof: async (sha256) => {
        // The worker has the post by now: this is the last moment before the upload.
        answer ??= await cancelPost(world.deps, MAYA, id);
        return world.deps.readProof(sha256);
      },
    });
    await delivery.drain();
    await pass(60 * SECOND_MS);
    expect(answer).toMatchObject({ state: 'cancelled' });
    expect([(await read(id)).state, await world.effects()]).toEqual(['cancelled', []]);

    const other = await shareOne(NOW);
    await pass(20 * SECOND_MS);
    await expect(cancelPost(world.deps, MAYA, other)).rejects.toMatchObject({ code: 'post_not_cancellable' });
    expect((await read(other)).state).toBe('published');
  });

  test('goes out at once for a member who has turned the wait off, until they turn it on', async () => {
    await changePreferences(world.deps, MAYA, { undo: false });
    expect((await share(NOW))[0]?.dueAt).toBe('2027-03-01T15:00:00.000Z');
    await changePreferences(world.deps, MAYA, { undo: true });
    expect((await share(NOW))[0]?.dueAt).toBe('2027-03-01T15:00:10.000Z');
  });

  test('goes out at once where nobody sits in front of it', async () => {
    expect((await share())[0]?.dueAt).toBe('2027-03-01T15:00:00.000Z');
  });
});
