import { HOUR_MS } from '@yardsign/domain/time/spans';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAYA } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { TRIAL_NETWORKS } from '../../../app/testing/networks/trial-networks.ts';
import { networkOf } from '../networks.ts';
import { readConnection } from './read-connections.ts';
import { refreshConnection } from './refresh-connection.ts';
import { takeBackConsent } from './take-back-consent.ts';

// Runs on PostgreSQL too.

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
  world.clock.advance(2 * HOUR_MS);
  expect(await takeBack()).toBeUndefined();
});

test('a consent that its member has taken back on the network is gone, and nobody says that it is not', async () => {
  await trial.hands(world).revoke({ personId: trial.targetId });
  world.clock.advance(2 * HOUR_MS);
  expect(await takeBack()).toBeUndefined();
});

test('a network that renews no token now is asked with the old one, and that it took nothing back is told', async () => {
  world.clock.advance(2 * HOUR_MS);
  await trial.hands(world).fault({ kind: 'status', code: 503, match: { path: '/token' } });
  expect(await takeBack()).toMatchObject({ code: 'invalid_token' });
});

describe('while somebody looks on the network whether all is well', () => {
  /** Looks, and does something as soon as the network has answered and before that is kept. */
  async function look(meanwhile: () => Promise<unknown>) {
    const youtube = networkOf(deps, 'youtube');
    const readAccess: typeof youtube.adapter.readAccess = async (token) => {
      const access = await youtube.adapter.readAccess(token);
      await meanwhile();
      return access;
    };
    const slow = { ...youtube, adapter: { ...youtube.adapter, readAccess } };
    return refreshConnection({ ...deps, networks: { ...deps.networks, youtube: slow } }, MAYA, 'youtube');
  }

  test('the member disconnects: what the network said before brings nothing back', async () => {
    expect(await look(takeBack)).toMatchObject({ state: 'not_connected', targets: [] });
    expect(await readConnection(deps, MAYA, 'youtube')).toMatchObject({ state: 'not_connected' });
  });

  test('the member connects anew: the newer consent stays', async () => {
    const grantOf = async () =>
      (await world.db.selectFrom('connection').select('grant_id').executeTakeFirst())?.grant_id;
    const before = await grantOf();
    await look(() => trial.connect(world, deps));
    expect(await grantOf()).not.toBe(before);
  });
});
