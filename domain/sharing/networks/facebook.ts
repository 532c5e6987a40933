import { DAY_MS, MINUTE_MS } from '../../time/spans.ts';
import type { SocialNetwork } from './social-network.ts';

const MEGABYTE = 1_000_000;

/** Facebook: pages, through the Graph API. */
export const facebook = {
  name: 'Facebook',
  wireId: 1,
  targetKinds: ['page'],
  targetId: /^[0-9]{1,32}$/,
  consent: 'facebook',
  permissions: [
    { key: 'post', scopes: ['pages_read_engagement', 'pages_manage_posts'], needed: true },
    { key: 'access', scopes: ['pages_show_list', 'public_profile', 'business_management'], needed: true },
    // The documents ask for it here, because both networks share one consent screen.
    { key: 'instagram', scopes: ['instagram_basic', 'instagram_content_publish'], needed: false },
  ],
  capabilities: {
    link: true,
    linkPicture: false,
    picture: { most: 10, types: ['image/jpeg', 'image/png'], mostBytes: 4 * MEGABYTE, ratio: null },
    // Its limits for one upload; longer films it takes from other programs.
    video: {
      types: ['video/mp4', 'video/quicktime'],
      mostBytes: 1750 * MEGABYTE,
      seconds: { least: 1, most: 2700 },
      codecs: null,
      soundCodecs: null,
      ratio: null,
      cover: 'picture',
      coversConfirmedAt: null,
    },
    textMost: 63_206,
    linkRoom: 0,
    tagsMost: null,
    // A page is linked only by programs that Meta has approved for that: elsewhere nobody is found, and an @name stays plain.
    mentions: { words: 'chosen', id: /^[0-9]{1,32}$/, scopes: [], tags: 0, collaborators: 0 },
    firstComment: { scopes: ['pages_manage_engagement'], most: 8000, hashtagsMost: null },
    figures: { of: ['page'], scopes: [] },
    changes: true,
    // Of the three windows in its documents the one that holds for every kind of post.
    ownScheduling: { leastMs: 10 * MINUTE_MS, mostMs: 30 * DAY_MS },
    quota: null,
  },
  wait: { lateEffectMs: 2 * MINUTE_MS, listLagMs: MINUTE_MS },
  returnMark: '_=_',
} as const satisfies SocialNetwork;
