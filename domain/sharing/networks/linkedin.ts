import { MINUTE_MS } from '../../time/spans.ts';
import type { SocialNetwork } from './social-network.ts';

const MEGABYTE = 1_000_000;

/** LinkedIn: the member's own profile, and the pages of organizations that they manage. */
export const linkedin = {
  name: 'LinkedIn',
  wireId: 3,
  targetKinds: ['profile', 'page'],
  targetId: /^urn:li:(?:person|organization):[A-Za-z0-9_-]{1,40}$/,
  consent: 'linkedin',
  permissions: [
    { key: 'post', scopes: ['openid', 'profile', 'w_member_social'], needed: true },
    {
      key: 'pages',
      scopes: ['r_organization_social', 'w_organization_social', 'rw_organization_admin'],
      needed: false,
    },
  ],
  capabilities: {
    link: true,
    linkPicture: true,
    // It takes more in one post; we send one.
    picture: { most: 1, types: ['image/jpeg', 'image/png'], mostBytes: 8 * MEGABYTE, ratio: null },
    // What it says of its films is their weight and length. Of what else it does not take it tells when it was sent.
    video: {
      types: ['video/mp4'],
      mostBytes: 500 * MEGABYTE,
      seconds: { least: 3, most: 1800 },
      codecs: null,
      soundCodecs: null,
      ratio: null,
      cover: 'picture',
      coversConfirmedAt: null,
    },
    textMost: 3000,
    linkRoom: 0,
    tagsMost: null,
    // Organizations are found by whoever administers one; a person cannot be found by their name.
    mentions: {
      words: 'chosen',
      id: /^urn:li:organization:[0-9]{1,20}$/,
      scopes: ['rw_organization_admin'],
      tags: 0,
      collaborators: 0,
    },
    firstComment: null,
    figures: { of: ['page'], scopes: ['rw_organization_admin'] },
    ownScheduling: null,
    quota: null,
  },
  wait: { lateEffectMs: 2 * MINUTE_MS, listLagMs: MINUTE_MS },
  returnMark: null,
} as const satisfies SocialNetwork;
