import { networks } from '@yardsign/domain/sharing/networks/networks';
import { scopesOf } from '@yardsign/domain/sharing/networks/permissions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAYA } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, oneNetwork, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { readConnection } from './read-connections.ts';

let world: SharingWorld;
beforeAll(async () => {
  world = await createSharingWorld();
});
afterAll(() => world.close());
beforeEach(() => world.reset());

const isOfInstagram = (scope: string) => scope.startsWith('instagram_');

test('a permission is missing where the app asks for it, and not where it was never approved for it', async () => {
  await world.connectMaya(scopesOf(networks.facebook).filter((scope) => !isOfInstagram(scope)));
  expect((await readConnection(world.deps, MAYA, 'facebook')).missing).toEqual(['instagram']);
  const adapter = { ...world.network, mayAskFor: (scope: string) => !isOfInstagram(scope) };
  const deps = { ...world.deps, networks: oneNetwork(adapter) };
  expect((await readConnection(deps, MAYA, 'facebook')).missing).toEqual([]);
});
