import { MINUTE_MS } from '../../time/spans.ts';
import { bytesOf } from './bytes-of.ts';
import type { SocialNetwork } from './social-network.ts';

const GIGABYTE = 1_000_000_000;
const SCOPE = 'https://www.googleapis.com/auth';

/** YouTube: the member's own channel, which takes films and nothing else. */
export const youtube = {
  name: 'YouTube',
  targetKinds: ['channel'],
  targetId: /^UC[A-Za-z0-9_-]{22}$/,
  consent: 'youtube',
  permissions: [{ key: 'post', scopes: [`${SCOPE}/youtube.upload`, `${SCOPE}/youtube.readonly`], needed: true }],
  capabilities: {
    link: false,
    linkPicture: false,
    picture: null,
    // Longer ones are for channels that Google has verified.
    video: {
      types: ['video/mp4', 'video/quicktime'],
      mostBytes: 256 * GIGABYTE,
      seconds: { least: 1, most: 900 },
      codecs: null,
      soundCodecs: null,
      ratio: null,
      cover: 'picture',
      coversConfirmedAt: 'youtube.com/verify',
    },
    textMost: 5000,
    lengthOf: bytesOf,
    linkRoom: 0,
    tagsMost: null,
    mentions: { words: 'link', id: null, scopes: [], tags: 0, collaborators: 0 },
    firstComment: null,
    figures: { of: ['channel'], scopes: [] },
    ownScheduling: null,
    // The limit is of the whole installation, and Google says when it is reached.
    quota: null,
  },
  wait: { lateEffectMs: 2 * MINUTE_MS, listLagMs: MINUTE_MS },
  returnMark: null,
} as const satisfies SocialNetwork;
