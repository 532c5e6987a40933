import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { personIds } from '@yardsign/sandbox/vendors/facebook/seed';
import { GRAPHIC, LUIS, MAYA, PAGE, sharer } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { TRIAL_NETWORKS } from '../../../app/testing/networks/trial-networks.ts';
import { createPostDelivery } from '../posting/deliver-posts.ts';
import { createShare } from '../shares/create-share.ts';
import { readConnection } from './read-connections.ts';
import { readQuota } from './read-quota.ts';

// Runs on PostgreSQL too.

let world: SharingWorld;
let deps: SharingWorld['deps'];
const [trial] = TRIAL_NETWORKS;
if (!trial) throw new Error('There are no trials');
const wanted = { network: trial.key, targetId: trial.targetId };

beforeAll(async () => {
  world = await createSharingWorld();
  deps = { ...world.deps, networks: { ...world.deps.networks, [trial.key]: trial.create(world) } };
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  await world.clearFaults();
});

test('is what the account itself says', async () => {
  await trial.connect(world, deps);
  await world.settings({ instagramQuota: 7 });
  expect(await readQuota(deps, MAYA, wanted)).toEqual({ used: 0, most: 7, everyMs: 86_400_000, counted: 'network' });
});

test('is told to nobody else, and of nothing that is no target', async () => {
  await trial.connect(world, deps);
  expect(await readQuota(deps, LUIS, wanted)).toBeNull();
  expect(await readQuota(deps, MAYA, { ...wanted, targetId: '../me' })).toBeNull();
});

test('is unknown where the network does not say, or does not answer', async () => {
  await world.connectMaya();
  expect(await readQuota(deps, MAYA, { network: 'facebook', targetId: PAGE })).toBeNull();
  await trial.connect(world, deps);
  await world.fault({ kind: 'drop_before_effect', match: { method: 'GET', path: '/content_publishing_limit' } });
  expect(await readQuota(deps, MAYA, wanted)).toBeNull();
});

test('is unknown where the token is refused, and the connection has ended with that', async () => {
  await trial.connect(world, deps);
  await world.revoke({ personId: personIds.maya, reason: 'password_changed' });
  expect(await readQuota(deps, MAYA, wanted)).toBeNull();
  expect(await readConnection(deps, MAYA, trial.key)).toMatchObject({ state: 'expired' });
});

test('is counted here where the network has a limit and does not say what is used of it', async () => {
  const x = TRIAL_NETWORKS.find(({ key, contentId }) => key === 'x' && contentId === GRAPHIC);
  if (!x) throw new Error('There is no such trial');
  const there = { ...deps, networks: { ...deps.networks, x: x.create(world) } };
  await x.connect(world, there);
  const asked = { network: 'x', targetId: x.targetId };
  const share = async (caption: string) =>
    createShare(
      there,
      sharer(MAYA),
      await world.shareBody({ caption, targets: [{ network: 'x', targetId: x.targetId }] }),
    );
  await share('One');
  await share('Two');
  await createPostDelivery(there).drain();
  await share('Not sent yet');
  const limit = { most: 100, everyMs: 15 * 60_000, counted: 'here' };
  expect(await readQuota(there, MAYA, asked)).toEqual({ used: 2, ...limit });
  world.clock.advance(15 * 60_000 + 1000);
  expect(await readQuota(there, MAYA, asked)).toEqual({ used: 0, ...limit });
  expect(await readQuota(there, LUIS, asked)).toBeNull();
});
