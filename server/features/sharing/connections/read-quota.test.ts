import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSharingWorld, LUIS, MAYA, PAGE, type SharingWorld } from '../../../app/testing/sharing-world.ts';
import { TRIAL_NETWORKS } from '../../../app/testing/trial-networks.ts';
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
  expect(await readQuota(deps, MAYA, wanted)).toEqual({ used: 0, most: 7 });
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
