import { DAY_MS, MINUTE_MS } from '@yardsign/domain/time/spans';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAYA } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { TRIAL_NETWORKS } from '../../../app/testing/networks/trial-networks.ts';
import { NetworkError } from '../ports.ts';
import { checkSharedConsent } from './check-shared-consent.ts';
import { readConnection } from './read-connections.ts';
import { refreshConnection } from './refresh-connection.ts';

// Runs on PostgreSQL too.

const found = TRIAL_NETWORKS.find(({ key }) => key === 'instagram');
if (!found) throw new Error('There is no network that shares its consent with another');
const trial = found;

let world: SharingWorld;
let deps: SharingWorld['deps'];
let asked: number;

beforeAll(async () => {
  world = await createSharingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  const network = trial.create(world);
  const { adapter } = network;
  asked = 0;
  const counted = {
    ...adapter,
    readAccess: (...args: Parameters<typeof adapter.readAccess>) => {
      asked += 1;
      return adapter.readAccess(...args);
    },
  };
  deps = { ...world.deps, networks: { ...world.deps.networks, instagram: { ...network, adapter: counted } } };
  await trial.connect(world, deps);
  asked = 0;
  world.clock.advance(MINUTE_MS);
});

const refusedByFacebook = async () => {
  await world.revoke({ personId: '104600000000101', reason: 'password_changed' });
  expect(await refreshConnection(deps, MAYA, 'facebook')).toMatchObject({ state: 'expired' });
  world.clock.advance(MINUTE_MS);
};
const instagram = () => readConnection(deps, MAYA, 'instagram');

test('a consent that one network refuses is looked at on the others, so that none is shown as connected that is not', async () => {
  await refusedByFacebook();
  expect(await instagram()).toMatchObject({ state: 'connected' });
  await checkSharedConsent(deps);
  expect(await instagram()).toMatchObject({ state: 'expired' });
  await checkSharedConsent(deps);
  expect(asked).toBe(1);
});

test('a network that still accepts the consent stays connected, and is asked once', async () => {
  await world.db
    .updateTable('connection')
    .set({ ended_at: world.clock.now() })
    .where('network', '=', 'facebook')
    .execute();
  world.clock.advance(MINUTE_MS);
  await checkSharedConsent(deps);
  await checkSharedConsent(deps);
  expect(await instagram()).toMatchObject({ state: 'connected' });
  expect(asked).toBe(1);
});

test('a network that is away is asked again a minute later, for a day', async () => {
  await refusedByFacebook();
  const { instagram: known } = deps.networks;
  if (!known) throw new Error('The network is not there');
  let tries = 0;
  const readAccess = async () => {
    tries += 1;
    throw new NetworkError({ kind: 'outage', concerns: 'network' }, 'away');
  };
  const away = {
    ...deps,
    networks: { ...deps.networks, instagram: { ...known, adapter: { ...known.adapter, readAccess } } },
  };
  await checkSharedConsent(away);
  await checkSharedConsent(away);
  expect(tries).toBe(2);
  expect(await instagram()).toMatchObject({ state: 'connected' });
  world.clock.advance(DAY_MS);
  await checkSharedConsent(away);
  expect(tries).toBe(2);
});

test("a consent of its own is nobody else's concern", async () => {
  await world.db.updateTable('connection').set({ grant_id: 'grt_other' }).where('network', '=', 'instagram').execute();
  await refusedByFacebook();
  await checkSharedConsent(deps);
  expect(asked).toBe(0);
});
