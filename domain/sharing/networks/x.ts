import { MINUTE_MS } from '../../time/spans.ts';
import { AAC, H264 } from './codecs.ts';
import type { SocialNetwork } from './social-network.ts';
import { weightedLength } from './weighted-length.ts';

const MEGABYTE = 1_000_000;

/** X: the member's own account. */
export const x = {
  name: 'X',
  wireId: 2,
  wireName: 'twitter',
  targetKinds: ['account'],
  targetId: /^[0-9]{1,20}$/,
  consent: 'x',
  permissions: [
    {
      key: 'post',
      scopes: ['tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access'],
      needed: true,
    },
  ],
  capabilities: {
    link: true,
    linkPicture: false,
    // It takes four; we send one.
    picture: { most: 1, types: ['image/jpeg', 'image/png'], mostBytes: 5 * MEGABYTE, ratio: null },
    video: {
      types: ['video/mp4', 'video/quicktime'],
      mostBytes: 512 * MEGABYTE,
      seconds: { least: 0.5, most: 140 },
      codecs: H264,
      soundCodecs: AAC,
      ratio: { least: 1 / 3, most: 3 },
      cover: null,
      coversConfirmedAt: null,
    },
    textMost: 280,
    lengthOf: weightedLength,
    // A space, and 23 for every address however long it is.
    linkRoom: 24,
    tagsMost: null,
    mentions: { words: 'link', id: null, scopes: [], tags: 0, collaborators: 0 },
    firstComment: null,
    figures: { of: ['account'], scopes: [] },
    ownScheduling: null,
    // Of one account, through any program.
    quota: { posts: 100, everyMs: 15 * MINUTE_MS },
  },
  wait: { lateEffectMs: 2 * MINUTE_MS, listLagMs: MINUTE_MS },
  returnMark: null,
} as const satisfies SocialNetwork;
