import { DAY_MS, MINUTE_MS } from '../../time/spans.ts';
import type { SocialNetwork } from './social-network.ts';

const GIGABYTE = 1_000_000_000;

/** TikTok: the member's own account, which takes films and nothing else. */
export const tiktok = {
  name: 'TikTok',
  targetKinds: ['account'],
  targetId: /^[A-Za-z0-9_-]{1,64}$/,
  consent: 'tiktok',
  permissions: [{ key: 'post', scopes: ['user.info.basic', 'video.publish'], needed: true }],
  capabilities: {
    link: false,
    linkPicture: false,
    picture: null,
    video: {
      types: ['video/mp4', 'video/quicktime'],
      mostBytes: 4 * GIGABYTE,
      seconds: { least: 3, most: 600 },
      // It checks the format itself, and says in no document which it takes.
      codecs: null,
      soundCodecs: null,
      ratio: null,
      cover: 'moment',
      coversConfirmedAt: null,
    },
    textMost: 2200,
    linkRoom: 0,
    tagsMost: null,
    mentions: { words: 'link', id: null, scopes: [], tags: 0, collaborators: 0 },
    firstComment: null,
    figures: { of: ['account'], scopes: ['video.list'] },
    ownScheduling: null,
    // Over all apps together; what is left of it TikTok does not say.
    quota: { posts: 15, everyMs: DAY_MS },
  },
  wait: { lateEffectMs: 2 * MINUTE_MS, listLagMs: MINUTE_MS },
  returnMark: null,
} as const satisfies SocialNetwork;
