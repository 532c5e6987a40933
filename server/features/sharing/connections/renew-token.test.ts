import { HOUR_MS } from '@yardsign/domain/time/spans';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAYA, sharer } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { TRIAL_NETWORKS } from '../../../app/testing/networks/trial-networks.ts';
import { Secret } from '../../../platform/vault.ts';
import type { Network } from '../deps.ts';
import { type NetworkAdapter, NetworkError } from '../ports.ts';
import { createPostDelivery } from '../posting/deliver-posts.ts';
import { createShare, type ShareBody } from '../shares/create-share.ts';
import { readConnection } from './read-connections.ts';
import { refreshConnection } from './refresh-connection.ts';
import { renewToken } from './renew-token.ts';
import { openSecretOf, RENEWAL } from './target-access.ts';

// Runs on PostgreSQL too.

const found = TRIAL_NETWORKS.find(({ key }) => key === 'x');
if (!found) throw new Error('There is no network with tokens that are renewed');
const trial = found;

let world: SharingWorld;
let deps: SharingWorld['deps'];
let network: Network;

beforeAll(async () => {
  world = await createSharingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  await trial.hands(world).clearFaults();
  network = trial.create(world);
  deps = { ...world.deps, networks: { ...world.deps.networks, x: network } };
  await trial.connect(world, deps);
});

const target = { network: 'x', targetId: trial.targetId } as ShareBody['targets'][number];
const share = async (caption: string) =>
  createShare(deps, sharer(MAYA), await world.shareBody({ caption, targets: [target] }));
const drain = () => createPostDelivery(deps).drain();
const states = async () => (await world.db.selectFrom('post').select('state').execute()).map(({ state }) => state);
const seen = async () => (await trial.hands(world).effects()).map(({ message }) => message).toSorted();
const kept = async () => (await openSecretOf(deps, MAYA, 'x', RENEWAL))?.reveal();
const grantId = async () =>
  (await world.db.selectFrom('connection').select('grant_id').executeTakeFirst())?.grant_id ?? '';
const connection = async () => readConnection(deps, MAYA, 'x');

/** The network with another way to renew. */
function renewing(renew: NetworkAdapter['renew']): void {
  deps = { ...deps, networks: { ...deps.networks, x: { ...network, adapter: { ...network.adapter, renew } } } };
}

describe('a token that has ended', () => {
  test('is renewed before a post goes out, and what the next is asked for with takes the place of the old', async () => {
    const first = await kept();
    world.clock.advance(3 * HOUR_MS);
    await share('After hours');
    await drain();
    expect(await seen()).toEqual(['After hours']);
    expect(await kept()).not.toBe(first);
    expect(await connection()).toMatchObject({ state: 'connected', expires: null });
    world.clock.advance(3 * HOUR_MS);
    await share('Once more');
    await drain();
    expect(await states()).toEqual(['published', 'published']);
  });

  test('is renewed once for all posts that wait for it, in two processes at once', async () => {
    let renewals = 0;
    const { renew } = network.adapter;
    renewing((renewal) => {
      renewals += 1;
      return renew?.(renewal) ?? Promise.reject(new Error('none'));
    });
    world.clock.advance(3 * HOUR_MS);
    for (const caption of ['one', 'two', 'three', 'four']) await share(caption);
    const other = { ...deps, worker: 'worker-2' };
    await Promise.all([drain(), createPostDelivery(other).drain()]);
    for (let rounds = 0; rounds < 4; rounds++) {
      world.clock.advance(30_000);
      await drain();
    }
    expect(await seen()).toEqual(['four', 'one', 'three', 'two']);
    expect(renewals).toBe(1);
  });

  test('is renewed by one, and by the next when that one never came back', async () => {
    world.clock.advance(3 * HOUR_MS);
    const grant = { memberId: MAYA, network: 'x', grantId: await grantId() };
    await world.db
      .updateTable('connection')
      .set({ renewing_until: new Date(world.clock.now().getTime() + 60_000) })
      .execute();
    const before = await kept();
    await renewToken(deps, grant);
    expect(await kept()).toBe(before);
    world.clock.advance(60_001);
    await renewToken(deps, grant);
    expect(await kept()).not.toBe(before);
  });

  test('stays renewed where one that took too long hears that what it asked with is spent', async () => {
    world.clock.advance(3 * HOUR_MS);
    const grant = { memberId: MAYA, network: 'x', grantId: await grantId() };
    const { renew } = network.adapter;
    const others = { ...deps };
    renewing(async () => {
      world.clock.advance(61_000);
      await renewToken(others, grant);
      throw new NetworkError({ kind: 'reconnect', concerns: 'connection' }, 'Spent');
    });
    await renewToken(deps, grant);
    expect(await connection()).toMatchObject({ state: 'connected' });
    renewing(renew);
    await share('Still here');
    await drain();
    expect(await states()).toEqual(['published']);
  });

  test('is asked for by one of two, where another that took too long gives up', async () => {
    world.clock.advance(3 * HOUR_MS);
    const grant = { memberId: MAYA, network: 'x', grantId: await grantId() };
    const { renew } = network.adapter;
    let renewals = 0;
    renewing(async (renewal) => {
      renewals += 1;
      // While this one asks, the other hears that it was not answered, and a third comes by.
      if (renewals === 1) {
        giveUp();
        await expect(slow).rejects.toThrow('away');
        await renewToken(others, grant);
      }
      return renew?.(renewal) ?? Promise.reject(new Error('none'));
    });
    const others = { ...deps };
    let giveUp = () => {};
    const asked = new Promise<void>((isAsked) => {
      renewing(
        () =>
          new Promise((_answer, fail) => {
            giveUp = () => fail(new NetworkError({ kind: 'outage', concerns: 'network' }, 'away'));
            isAsked();
          }),
      );
    });
    const slow = renewToken(deps, grant);
    await asked;
    world.clock.advance(61_000);
    await renewToken(others, grant);
    expect(renewals).toBe(1);
  });

  test('stays what it was where the network does not answer, and the post waits', async () => {
    const before = await kept();
    renewing(async () => {
      throw new NetworkError({ kind: 'outage', concerns: 'network' }, 'away');
    });
    world.clock.advance(3 * HOUR_MS);
    await share('Patient');
    await drain();
    expect(await states()).toEqual(['scheduled']);
    expect(await kept()).toBe(before);
    deps = { ...deps, networks: { ...deps.networks, x: network } };
    world.clock.advance(60_000);
    await drain();
    expect(await states()).toEqual(['published']);
  });

  test('keeps what the next is asked for with, where the answer brings no other', async () => {
    const before = await kept();
    renewing(async () => ({ token: new Secret('next'), expiresInSeconds: 7200, renewal: null }));
    world.clock.advance(3 * HOUR_MS);
    await renewToken(deps, { memberId: MAYA, network: 'x', grantId: await grantId() });
    expect(await kept()).toBe(before);
  });

  test('ends the connection where the network refuses another; its posts wait for a new consent and go out then', async () => {
    await trial.hands(world).revoke({ personId: trial.targetId });
    world.clock.advance(3 * HOUR_MS);
    await share('Held');
    await drain();
    expect(await states()).toEqual(['needs_reconnect']);
    expect((await connection()).state).toBe('expired');
    await trial.connect(world, deps);
    await drain();
    expect(await states()).toEqual(['published']);
  });

  test('is renewed when the member looks whether all is well', async () => {
    const before = await kept();
    world.clock.advance(3 * HOUR_MS);
    expect(await refreshConnection(deps, MAYA, 'x')).toMatchObject({ state: 'connected', account: '@maya_alvarez' });
    const after = await kept();
    expect(after).not.toBe(before);
    await refreshConnection(deps, MAYA, 'x');
    expect(await kept()).toBe(after);
  });
});
