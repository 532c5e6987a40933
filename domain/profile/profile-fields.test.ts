import { describe, expect, test } from 'vitest';
import { faultOfField } from './field-rules.ts';
import { fieldOf, MOST_IN_GROUP, PROFILE_FEATURES, roomOf, type ProfileFeature } from './profile-fields.ts';

const fault = (
  feature: ProfileFeature,
  name: string,
  value: string,
  more: { values?: string[]; syncTo?: string } = {},
) => faultOfField(fieldOf(feature, name), { value, syncTo: '', ...more });

describe('a group of the profile', () => {
  test.each([
    ['blog', 'lead_capture', 'on', null],
    ['blog', 'privacy_policysp', 'a'.repeat(5000), null],
    ['blog', 'privacy_policy', 'a'.repeat(5001), 'too_long'],
    ['graphics', 'ehlogo', '1', null],
    ['guides', 'bgcolor', 'FF8300', null],
    ['graphics', 'bgcolor', 'FF83000', 'not_a_color'],
    ['newsletter', 'pos_E', 'email', null],
    ['realtalk', 'realtalk_settings', '{}', null],
    ['local', 'relativeTimeRange', '12', null],
    ['graphics', 'bgcolor', 'PINK', 'not_a_color'],
    ['guides', 'logo_pos', '3', null],
    ['guides', 'secondary_logo_pos', '4', 'wrong_kind'],
    ['graphics', 'logo_pos', '1', 'unknown_field'],
    ['newsletter', 'logo_pos', '3', null],
    ['newsletter', 'logo_pos', '4', 'wrong_kind'],
    ['local', 'relativeTimeRange', 'year', 'wrong_kind'],
    ['realtalk', 'realtalk_settings', '{', 'wrong_kind'],
    ['video', 'logo', 'https://example.com/logo.png', 'not_an_image'],
    ['video', 'custom_intro', '/api/app/v1/videos/upl_4k2x', null],
    ['video', 'custom_outro', 'https://example.com/me.mp4', 'not_a_video'],
    ['video', 'custom_outro', 'javascript:alert(1)', 'not_a_video'],
    ['graphics', 'pos_B', 'Ask\nme', 'not_plain'],
    ['newsletter', 'subtitletext', 'Homes\u2028News', 'not_plain'],
    ['basic', 'city', 'Reno', null],
    ['basic', 'phone', 'call me', 'not_a_phone'],
    ['basic', 'shoe_size', '42', 'unknown_field'],
    ['blog', 'shoe_size', '42', 'unknown_field'],
    ['video', 'ehlogo', '1', 'unknown_field'],
    ['local', '__proto__', '1', 'unknown_field'],
    ['local', 'constructor', '1', 'unknown_field'],
  ] as const)('%s takes for %s the value %j: %s', (feature, name, value, expected) => {
    expect(fault(feature, name, value)).toBe(expected);
  });

  test('takes lists where a list belongs, of bounded length', () => {
    expect(fault('local', 'markets', '', { values: ['Austin', 'Reno'] })).toBeNull();
    expect(fault('local', 'markets', 'Austin')).toBe('wrong_kind');
    expect(fault('local', 'aspectRatio', '', { values: ['16:9'] })).toBe('wrong_kind');
    expect(fault('basic', 'city', '', { values: ['Reno'] })).toBe('wrong_kind');
    expect(fault('local', 'markets', '', { values: ['a'.repeat(101)] })).toBe('too_long');
    expect(fault('local', 'markets', '', { values: Array.from({ length: 41 }, () => 'a') })).toBe('too_long');
  });

  test('follows a field of the basic group, and nothing else', () => {
    for (const syncTo of ['', 'hide', 'custom', 'company', 'full_name', 'location'])
      expect(fault('newsletter', 'pos_A', 'x', { syncTo })).toBeNull();
    expect(fault('newsletter', 'pos_A', 'x', { syncTo: 'shoe_size' })).toBe('unknown_field');
    expect(fault('graphics', 'ehlogo', '1', { syncTo: 'company' })).toBe('wrong_kind');
  });

  test('cannot come to more than its bound, whatever is saved in it', () => {
    for (const feature of PROFILE_FEATURES) expect(roomOf(feature)).toBeLessThanOrEqual(MOST_IN_GROUP);
  });
});
