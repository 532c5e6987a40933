import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LUIS, MAYA, PAGE, START } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { readScheduledThere } from './read-scheduled-there.ts';
import { openTargetTokens } from './target-access.ts';

// Runs on PostgreSQL too.

let world: SharingWorld;
const wanted = { network: 'facebook', targetId: PAGE };
const SCHEDULED = { method: 'GET', path: '/scheduled_posts' };

beforeAll(async () => {
  world = await createSharingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  await world.clearFaults();
  await world.connectMaya();
});

/** As another program of the member does it. @param minutes from now */
async function leaveThere(message: string, minutes: number): Promise<void> {
  const own = { owner_id: MAYA, target_id: PAGE };
  const held = (await openTargetTokens(world.deps, 'facebook', [own]))(own);
  if (!held) throw new Error('Maya is not connected');
  const dueAt = Date.parse(START) / 1000 + minutes * 60;
  const words = { message, published: 'false', scheduled_publish_time: String(dueAt) };
  const body = new URLSearchParams({ ...words, access_token: held.token.reveal() });
  const answer = await fetch(`${world.facebook.graphBase}/${PAGE}/feed`, { method: 'POST', body });
  expect(answer.status).toBe(200);
}

test('is what another program has left on the page, the soonest first', async () => {
  await leaveThere('Later', 120);
  await leaveThere('Sooner', 60);
  const posts = await readScheduledThere(world.deps, MAYA, wanted);
  expect(posts?.map(({ message }) => message)).toEqual(['Sooner', 'Later']);
  expect(posts?.[0]?.dueAt).toBe(new Date(Date.parse(START) + 3_600_000).toISOString());
});

test('is told to nobody else, and of nothing that is no target', async () => {
  await leaveThere('Later', 120);
  expect(await readScheduledThere(world.deps, LUIS, wanted)).toBeNull();
  expect(await readScheduledThere(world.deps, MAYA, { ...wanted, targetId: '../me' })).toBeNull();
});

test('is unknown where the network does not answer', async () => {
  await world.fault({ kind: 'drop_before_effect', match: SCHEDULED });
  expect(await readScheduledThere(world.deps, MAYA, wanted)).toBeNull();
});
