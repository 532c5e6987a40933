import { networks } from '@yardsign/domain/sharing/networks/networks';
import { scopesOf } from '@yardsign/domain/sharing/networks/permissions';
import { personIds } from '@yardsign/sandbox/vendors/facebook/seed';
import { linkedInPeople } from '@yardsign/sandbox/vendors/linkedin/seed';
import { tiktokPeople } from '@yardsign/sandbox/vendors/tiktok/state';
import { xPeople } from '@yardsign/sandbox/vendors/x/state';
import { MAYA_CHANNEL, youtubePeople } from '@yardsign/sandbox/vendors/youtube/state';
import { connectByGrant } from '../../../features/sharing/connections/connect-by-grant.ts';
import type { Network } from '../../../features/sharing/deps.ts';
import { createInstagram } from '../../../integrations/facebook/instagram-adapter.ts';
import { createLinkedIn } from '../../../integrations/linkedin/adapter.ts';
import { createX } from '../../../integrations/x/adapter.ts';
import { createTikTok } from '../../../integrations/tiktok/adapter.ts';
import { createYouTube } from '../../../integrations/youtube/adapter.ts';
import { Secret } from '../../../platform/vault.ts';
import { GRAPHIC, MAYA, PAGE, timings, VIDEO } from '../worlds/sharing-samples.ts';
import { oneNetwork, type SharingWorld } from '../worlds/sharing-world.ts';

/** A network other than Facebook as the trials of the engine use it. */
export interface TrialNetwork {
  key: string;
  targetId: string;
  /** What can be posted there. */
  contentId: string;
  /** Which call has the effect. */
  publishing: { method: 'POST' | 'PUT'; path: string; param?: string };
  /** A call about what was uploaded, before the one that publishes it; left out where there is none. */
  preparing?: { method: 'GET' | 'POST' | 'PUT'; path: string; param?: string };
  /** Which call has the effect that a comment is under the post; left out where there are none. */
  commenting?: { method: 'POST'; path: string };
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
  contentId: GRAPHIC,
  publishing: { method: 'POST', path: '/media_publish' },
  preparing: { method: 'GET', path: '*/17900*' },
  commenting: { method: 'POST', path: '*/comments' },
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

export const facebook: TrialNetwork = {
  ...{ key: 'facebook', targetId: PAGE, contentId: GRAPHIC },
  publishing: { method: 'POST', path: '*/feed' },
  commenting: { method: 'POST', path: '*/comments' },
  create: (world) => oneNetwork(world.network).facebook as Network,
  connect: (world) => world.connectMaya(),
  hands: (world) => world,
};

/** The same with films. */
const facebookFilms: TrialNetwork = {
  ...facebook,
  contentId: VIDEO,
  publishing: { method: 'POST', path: '*/videos', param: 'upload_phase=finish' },
  preparing: { method: 'POST', path: '*/videos', param: 'upload_phase=transfer' },
};

/** The same with films. */
const reels: TrialNetwork = { ...instagram, contentId: VIDEO };

const linkedin: TrialNetwork = {
  key: 'linkedin',
  targetId: 'urn:li:organization:90000101',
  contentId: GRAPHIC,
  publishing: { method: 'POST', path: '/rest/posts' },
  preparing: { method: 'GET', path: '/rest/images/' },
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

/** The same with films. */
const linkedinFilms: TrialNetwork = {
  ...linkedin,
  contentId: VIDEO,
  preparing: { method: 'PUT', path: '/dms-uploads/' },
};

/** Connects Maya with a grant that is renewed. */
async function connectRenewed(
  world: SharingWorld,
  deps: SharingWorld['deps'],
  network: string,
  grant: { accessToken: string; refreshToken: string; expiresAt: number },
): Promise<void> {
  await connectByGrant(deps, MAYA, network, {
    token: new Secret(grant.accessToken),
    renewal: new Secret(grant.refreshToken),
    expiresInSeconds: (grant.expiresAt - world.clock.now().getTime()) / 1000,
  });
}

const x: TrialNetwork = {
  key: 'x',
  targetId: xPeople.maya,
  contentId: GRAPHIC,
  publishing: { method: 'POST', path: '/2/tweets' },
  create: (world) => ({ key: 'x', about: networks.x, adapter: createX(world.x), timings, isOffered: true }),
  connect: (world, deps) =>
    connectRenewed(world, deps, 'x', world.sandbox.x.grant({ personId: xPeople.maya, scopes: scopesOf(networks.x) })),
  hands: (world) => world.on('x'),
};

/** The same with films. */
const xFilms: TrialNetwork = { ...x, contentId: VIDEO, preparing: { method: 'POST', path: '/append' } };

const tiktok: TrialNetwork = {
  key: 'tiktok',
  targetId: tiktokPeople.maya,
  contentId: VIDEO,
  publishing: { method: 'PUT', path: '/upload/' },
  create: (world) => ({
    ...{ key: 'tiktok', about: networks.tiktok, adapter: createTikTok(world.tiktok), timings, isOffered: true },
  }),
  connect: (world, deps) =>
    connectRenewed(
      world,
      deps,
      'tiktok',
      world.sandbox.tiktok.grant({ personId: tiktokPeople.maya, scopes: scopesOf(networks.tiktok) }),
    ),
  hands: (world) => world.on('tiktok'),
};

const youtube: TrialNetwork = {
  key: 'youtube',
  targetId: MAYA_CHANNEL,
  contentId: VIDEO,
  publishing: { method: 'PUT', path: '/upload/youtube/v3/videos' },
  create: (world) => ({
    ...{ key: 'youtube', about: networks.youtube, adapter: createYouTube(world.youtube), timings, isOffered: true },
  }),
  connect: (world, deps) =>
    connectRenewed(
      world,
      deps,
      'youtube',
      world.sandbox.youtube.grant({ personId: youtubePeople.maya, scopes: scopesOf(networks.youtube) }),
    ),
  hands: (world) => world.on('youtube'),
};

export const TRIAL_NETWORKS: readonly TrialNetwork[] = [
  ...[instagram, reels, facebookFilms, linkedin, linkedinFilms, x, xFilms, tiktok, youtube],
];
