import { networks } from '@yardsign/domain/sharing/networks/networks';
import { scopesOf } from '@yardsign/domain/sharing/networks/permissions';
import { personIds } from '@yardsign/sandbox/vendors/facebook/seed';
import { linkedInPeople } from '@yardsign/sandbox/vendors/linkedin/seed';
import { xPeople } from '@yardsign/sandbox/vendors/x/state';
import { connectByGrant } from '../../features/sharing/connections/connect-by-grant.ts';
import type { Network } from '../../features/sharing/deps.ts';
import { createInstagram } from '../../integrations/facebook/instagram-adapter.ts';
import { createLinkedIn } from '../../integrations/linkedin/adapter.ts';
import { createX } from '../../integrations/x/adapter.ts';
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
  /** The controls of its simulator. */
  hands(world: SharingWorld): Pick<SharingWorld, 'fault' | 'clearFaults' | 'effects' | 'settings' | 'revoke'>;
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
  hands: (world) => world,
};

const linkedin: TrialNetwork = {
  key: 'linkedin',
  targetId: 'urn:li:organization:90000101',
  publishPath: '/rest/posts',
  create: (world) => ({
    key: 'linkedin',
    about: networks.linkedin,
    adapter: createLinkedIn(world.linkedin),
    timings,
    isOffered: true,
  }),
  async connect(world, deps) {
    const grant = { personId: linkedInPeople.maya, scopes: scopesOf(networks.linkedin) };
    const { accessToken } = world.sandbox.linkedin.grant(grant);
    await connectByGrant(deps, MAYA, 'linkedin', { token: new Secret(accessToken), expiresInSeconds: 5_184_000 });
  },
  hands: (world) => world.on('linkedin'),
};

const x: TrialNetwork = {
  key: 'x',
  targetId: xPeople.maya,
  publishPath: '/2/tweets',
  create: (world) => ({ key: 'x', about: networks.x, adapter: createX(world.x), timings, isOffered: true }),
  async connect(world, deps) {
    const { accessToken, refreshToken, expiresAt } = world.sandbox.x.grant({
      personId: xPeople.maya,
      scopes: scopesOf(networks.x),
    });
    await connectByGrant(deps, MAYA, 'x', {
      token: new Secret(accessToken),
      renewal: new Secret(refreshToken),
      expiresInSeconds: (expiresAt - world.clock.now().getTime()) / 1000,
    });
  },
  hands: (world) => world.on('x'),
};

export const TRIAL_NETWORKS: readonly TrialNetwork[] = [instagram, linkedin, x];
