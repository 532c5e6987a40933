import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAYA } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { TRIAL_NETWORKS } from '../../../app/testing/networks/trial-networks.ts';
import { takeBackConsent } from './take-back-consent.ts';

// Runs on PostgreSQL too.

const HOUR = 3_600_000;
const found = TRIAL_NETWORKS.find(({ key }) => key === 'youtube');
if (!found) throw new Error('There is no network that takes back no consent for a token that has ended');
const trial = found;

let world: SharingWorld;
let deps: SharingWorld['deps'];

beforeAll(async () => {
  world = await createSharingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  await trial.hands(world).clearFaults();
  deps = { ...world.deps, networks: { ...world.deps.networks, youtube: trial.create(world) } };
  await trial.connect(world, deps);
});

const takeBack = () => takeBackConsent(deps, MAYA, 'youtube');

test('a consent is taken back with a token that is renewed where it has ended', async () => {
  world.clock.advance(2 * HOUR);
  expect(await takeBack()).toBeUndefined();
});

test('a consent that its member has taken back on the network is gone, and nobody says that it is not', async () => {
  await trial.hands(world).revoke({ personId: trial.targetId });
  world.clock.advance(2 * HOUR);
  expect(await takeBack()).toBeUndefined();
});

test('a network that renews no token now is asked with the old one, and that it took nothing back is told', async () => {
  world.clock.advance(2 * HOUR);
  await trial.hands(world).fault({ kind: 'status', code: 503, match: { path: '/token' } });
  expect(await takeBack()).toMatchObject({ code: 'invalid_token' });
});
