import { networks } from '@yardsign/domain/sharing/networks/networks';
import { scopesOf } from '@yardsign/domain/sharing/networks/permissions';
import { personIds } from '@yardsign/sandbox/vendors/facebook/seed';
import { connectByGrant } from '../../features/sharing/connections/connect-by-grant.ts';
import type { Network } from '../../features/sharing/deps.ts';
import { createInstagram } from '../../integrations/facebook/instagram-adapter.ts';
import { Secret } from '../../platform/vault.ts';
import { MAYA, PAGE, type SharingWorld, timings } from './sharing-world.ts';

/** A network other than Facebook as the trials of the engine use it. */
export interface TrialNetwork {
  key: string;
  targetId: string;
  /** Where the one call with an effect goes. */
  publishPath: string;
  create(world: SharingWorld): Network;
  /** Maya says yes. */
  connect(world: SharingWorld, deps: SharingWorld['deps']): Promise<void>;
  fault(world: SharingWorld, fault: Record<string, unknown>): Promise<void>;
  /** What its readers see: the words and the files, the newest first. */
  effects(world: SharingWorld): Promise<{ message: string; fileDigests: string[] }[]>;
  settings(world: SharingWorld, settings: Record<string, unknown>): Promise<void>;
}

const instagramAccount = '178400000000101';

const instagram: TrialNetwork = {
  key: 'instagram',
  targetId: instagramAccount,
  publishPath: '/media_publish',
  create: (world) => ({
    key: 'instagram',
    about: networks.instagram,
    adapter: createInstagram(world.facebook),
    timings,
    isOffered: true,
  }),
  async connect(world, deps) {
    const scopes = [...new Set([...scopesOf(networks.instagram), ...scopesOf(networks.facebook)])];
    const { accessToken } = world.sandbox.facebook.grant(personIds.maya, { scopes, pageIds: [PAGE] });
    await connectByGrant(deps, MAYA, 'instagram', { token: new Secret(accessToken), expiresInSeconds: 5_184_000 });
  },
  fault: (world, fault) => world.fault(fault),
  effects: (world) => world.effects(),
  settings: (world, settings) => world.settings(settings),
};

export const TRIAL_NETWORKS: readonly TrialNetwork[] = [instagram];
