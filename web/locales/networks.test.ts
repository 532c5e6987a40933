import { networks } from '@yardsign/domain/sharing/networks/networks';
import { TARGET_KINDS } from '@yardsign/domain/sharing/networks/target';
import { describe, expect, test } from 'vitest';
import type { Messages } from '../lib/i18n/messages.ts';
import { areas } from './areas.ts';

const AREAS = [areas.sharing, areas.composer, areas.connections];
const en = Object.assign({}, ...(await Promise.all(AREAS.map(async (area) => (await area.en()).messages)))) as Messages;
const es = Object.assign({}, ...(await Promise.all(AREAS.map(async (area) => (await area.es()).messages)))) as Messages;

describe.each([
  ['English', en],
  ['Spanish', es],
])('in %s', (_language, messages) => {
  test.each(Object.entries(networks))(
    '%s says what it is for, why, and what each permission is for',
    (key, network) => {
      const permissions = network.permissions.map((permission) => `missing_${permission.key}`);
      const wanted = [
        'about',
        'why',
        'permissionsMissing',
        'refused',
        'tokenFailed',
        'expired',
        'failed',
        'uploadFailed',
        ...permissions,
      ].map((name) => `${key}_${name}`);
      const said = Object.keys(messages).filter((name) => name.startsWith(`${key}_`));
      expect(said.toSorted()).toEqual(wanted.toSorted());
    },
  );

  test.each(TARGET_KINDS)('a %s has every form that sentences need', (kind) => {
    for (const form of ['the', 'this', 'a', 'one', 'many', 'all', 'label', 'count'])
      expect(messages).toHaveProperty(`${kind}_${form}`);
  });
});

/** What the documents give word for word, with the row of the specification that asks for it. */
test.each([
  ['SOC-009', 'targetsClosed', 'Content type not set up to share via {network}.'],
  ['SOC-018', 'facebook_tokenFailed', 'There was an error getting a long lived token.'],
  ['SOC-019', 'facebook_refused', 'User closed Facebook login or did not fully authorize access.'],
  [
    'SOC-026',
    'facebook_permissionsMissing',
    "It looks like you haven't granted us permission to Facebook. You'll need to approve all permissions in order to share and schedule posts to your Facebook pages.",
  ],
  ['SOC-027', 'facebook_missing_post', 'to post to your pages'],
  ['SOC-027', 'facebook_missing_access', 'to access your pages'],
  ['SOC-027', 'facebook_missing_instagram', 'to post to Instagram'],
  ['SOC-035', 'facebook_uploadFailed', 'Something went wrong uploading the images to facebook'],
  ['SOC-036', 'facebook_failed', 'Something went wrong when sharing to Facebook: {reason}'],
  ['SOC-046', 'quotaReached', 'Quota reached. {network} only allows {most} posts per 24 hour period.'],
  ['SOC-052', 'reason_processing_timeout', 'Post Failed. The {network} API reached a time out.'],
  [
    'SOC-054',
    'reason_processing_failed',
    'Post Failed. There was an issue retrieving the status of the {network} container.',
  ],
  ['SOC-055', 'instagram_failed', 'Something went wrong posting to Instagram'],
  ['SOC-065', 'linkedin_failed', 'Error posting to linkedin: {reason}'],
  ['SOC-077', 'tiktok_failed', 'TikTok share error: {reason}'],
  ['SOC-084', 'youtube_expired', 'YouTube authentication expired. Please reconnect your account.'],
  ['SOC-085', 'youtube_failed', 'Youtube share error: {reason}'],
  ['SOC-086', 'youtube_tokenFailed', 'Failed to get access token and refresh token from YouTube'],
  ['SOC-087', 'youtube_refused', 'User closed YouTube login or did not fully authorize access'],
  ['SOC-088', 'notTakenBack', 'Failed to revoke {network} token'],
  ['SOC-089', 'youtube_uploadFailed', 'Unexpected error during video upload'],
] as const)('%s: %s reads as the documents give it', (_row, key, said) => {
  const text = en[key];
  expect(String(text).startsWith(said)).toBe(true);
});
