import { MINUTE_MS } from '../../time/spans.ts';
import { AAC, H264, HEVC } from './codecs.ts';
import type { SocialNetwork } from './social-network.ts';

const MEGABYTE = 1_000_000;

/** Instagram: professional accounts, through the Facebook page that each belongs to. */
export const instagram = {
  name: 'Instagram',
  wireId: 4,
  targetKinds: ['account'],
  targetId: /^[0-9]{1,32}$/,
  consent: 'facebook',
  permissions: [
    { key: 'post', scopes: ['instagram_basic', 'instagram_content_publish'], needed: true },
    // An account is found by its page, and posted to with the token of that page.
    {
      key: 'access',
      scopes: ['pages_show_list', 'pages_read_engagement', 'public_profile', 'business_management'],
      needed: true,
    },
  ],
  capabilities: {
    link: false,
    linkPicture: false,
    picture: { most: 10, types: ['image/jpeg'], mostBytes: 8 * MEGABYTE, ratio: { least: 0.8, most: 1.91 } },
    // Between five seconds and a minute and a half it is shown among the reels as well.
    video: {
      types: ['video/mp4', 'video/quicktime'],
      mostBytes: 300 * MEGABYTE,
      seconds: { least: 3, most: 900 },
      codecs: [...H264, ...HEVC],
      soundCodecs: AAC,
      ratio: { least: 0.01, most: 10 },
      cover: 'moment',
      coversConfirmedAt: null,
    },
    textMost: 2200,
    linkRoom: 0,
    tagsMost: { hashtags: 30, mentions: 20 },
    mentions: { words: 'link', id: /^[A-Za-z0-9._]{1,30}$/, scopes: [], tags: 20, collaborators: 3 },
    // Its guidelines for comments by programs: shorter than what people write there by hand.
    firstComment: { scopes: ['instagram_manage_comments'], most: 300, hashtagsMost: 4 },
    figures: { of: ['account'], scopes: [] },
    ownScheduling: null,
    // Its documents give three numbers; the account itself says which is true, and is asked before every post.
    quota: null,
    asksQuota: true,
  },
  wait: { lateEffectMs: 2 * MINUTE_MS, listLagMs: MINUTE_MS },
  returnMark: '_=_',
} as const satisfies SocialNetwork;
