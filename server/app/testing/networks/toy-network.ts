import type { SocialNetwork } from '@yardsign/domain/sharing/networks/social-network';
import { createHash } from 'node:crypto';
import type { Network } from '../../../features/sharing/deps.ts';
import type { NetworkAdapter } from '../../../features/sharing/ports.ts';
import { saveConnection } from '../../../features/sharing/connections/save-connection.ts';
import { Secret } from '../../../platform/vault.ts';
import { MAYA, timings } from '../worlds/sharing-samples.ts';
import type { SharingWorld } from '../worlds/sharing-world.ts';

/** A network that is in no list, with one board and short texts. */
const about: SocialNetwork = {
  name: 'Toy',
  targetKinds: ['board'],
  targetId: /^[a-z]{1,20}$/,
  consent: 'toy',
  permissions: [{ key: 'post', scopes: ['write'], needed: true }],
  capabilities: {
    link: false,
    linkPicture: false,
    picture: { most: 1, types: ['image/jpeg'], mostBytes: 1_000_000, ratio: { least: 0.8, most: 1.91 } },
    video: null,
    textMost: 40,
    linkRoom: 0,
    tagsMost: null,
    mentions: { words: 'plain', id: null, scopes: [], tags: 0, collaborators: 0 },
    firstComment: null,
    figures: null,
    ownScheduling: null,
    quota: null,
  },
  wait: { lateEffectMs: 60_000, listLagMs: 30_000 },
  returnMark: null,
};

export const TOY_BOARD = 'board';

export interface ToyNetwork {
  network: Network;
  /** The texts that it was asked to publish, in the order of the calls. */
  asked: string[];
  /** Tokens that were given back. */
  revoked: string[];
  /** From now on publishing does not end, until what this answers is called. */
  hang(): () => void;
}

/** A network in memory, for tests of what every network is treated alike in. */
export function createToyNetwork(): ToyNetwork {
  const asked: string[] = [];
  const revoked: string[] = [];
  let hanging: Promise<void> | undefined;
  const adapter: NetworkAdapter = {
    consentUrl: ({ state }) => `https://toy.example/consent?state=${state}`,
    redeem: async () => ({ token: new Secret('toy'), expiresInSeconds: null }),
    renew: null,
    prolong: null,
    readQuota: null,
    findMentions: null,
    readScheduled: null,
    readFigures: null,
    comment: null,
    changing: null,
    uploadPictures: null,
    video: null,
    readAccess: async (token) => ({
      account: { id: '1', name: 'Maya on Toy', granted: ['write'] },
      targets: [{ id: TOY_BOARD, name: 'Homes', kind: 'board', mayPost: true, token }],
    }),
    revoke: async (token) => void revoked.push(token.reveal()),
    uploadPicture: async (_target, { bytes }) => ({
      handle: { upload: '1' },
      sha256: createHash('sha256').update(bytes).digest('hex'),
    }),
    checkUpload: null,
    async publish(_target, { message }) {
      asked.push(message);
      const id = String(asked.length);
      await hanging;
      return { id, url: `https://toy.example/${id}` };
    },
    readAddress: async (_target, id) => `https://toy.example/${id}`,
    findPost: async () => null,
  };
  return {
    network: { key: 'toy', about, adapter, timings, isOffered: true },
    asked,
    revoked,
    hang() {
      let end = () => {};
      hanging = new Promise((resolve) => (end = resolve));
      return end;
    },
  };
}

/** What the feature works with when there is a toy network beside the others, with Maya connected to it. */
export async function withToy(world: SharingWorld, toy: ToyNetwork): Promise<SharingWorld['deps']> {
  const deps = { ...world.deps, networks: { ...world.deps.networks, toy: toy.network } };
  const token = new Secret('toy');
  const access = await toy.network.adapter.readAccess(token);
  await saveConnection(deps, {
    memberId: MAYA,
    network: 'toy',
    grantId: deps.random.id('grt'),
    token,
    expiresAt: null,
    ...access,
  });
  return deps;
}
