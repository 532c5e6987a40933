import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultConsent } from './consent.ts';
import { LINE_CHOICES } from './lines.ts';
import type { ProfileField } from './profile-field.ts';
import { fieldOf, PROFILE, PROFILE_FEATURES, type ProfileFeature } from './profile-fields.ts';
import { initialField, savedField, shownField, toPayload } from './saved-field.ts';

function known(feature: ProfileFeature, name: string): ProfileField {
  const field = fieldOf(feature, name);
  if (field === undefined) throw new Error(`${feature} has no ${name}`);
  return field;
}

describe('a saved field', () => {
  test.each([
    ['basic', 'city', { sync_to: '', value: ' a ' }, { value: 'a' }],
    ['graphics', 'ehlogo', { sync_to: '', value: 'true' }, { value: '1' }],
    ['graphics', 'bgcolor', { sync_to: '', value: '#00aeef' }, { value: '00AEEF' }],
    ['blog', 'lead_capture', { sync_to: '', value: '' }, { value: 'off' }],
    ['blog', 'privacy_policy', { sync_to: '', value: defaultConsent('en', 'Ann') }, { value: '' }],
    ['blog', 'privacy_policysp', { sync_to: '', value: `${defaultConsent('es', 'Ann')} ` }, { value: '' }],
    ['newsletter', 'logo_pos', { sync_to: '', value: '' }, { value: '1' }],
    ['newsletter', 'language', { sync_to: 'hide', value: 'es' }, { value: 'en' }],
    ['local', 'relativeTimeRange', { sync_to: '', value: ' ' }, { value: '12' }],
    ['graphics', 'bgcolor', { sync_to: '', value: '' }, { value: '' }],
    ['local', 'trendlineColor', { sync_to: '', value: '' }, { value: 'FF8300' }],
    ['basic', 'kcm_onboarding_goal', { sync_to: '', value: '' }, { value: '' }],
    ['local', 'markets', { sync_to: '', values: ['Austin'] }, { value: '', values: ['Austin'] }],
    ['graphics', 'pos_A', { sync_to: 'hide', value: 'x' }, { value: '', syncTo: '' }],
    ['graphics', 'pos_A', { sync_to: 'custom', value: 'x' }, { value: 'x', syncTo: '' }],
    [
      'graphics',
      'pos_A',
      { sync_to: 'company', value: 'x', font_size: 12 },
      { value: '', syncTo: 'company', fontSize: 12 },
    ],
  ] as const)('%s.%s sent as %j', (feature, name, sent, saved) => {
    expect(savedField(known(feature, name), sent, 'Ann')).toMatchObject(saved);
  });
});

test('a payload names the field, follows nothing when hidden or custom, and has a value only for a text', () => {
  const shown = { value: 'Mine', values: [], syncTo: 'custom', fontSize: 20 };
  expect(toPayload('pos_A', known('graphics', 'pos_A'), shown)).toEqual({
    position: 'pos_A',
    sync_to: '',
    value: 'Mine',
    font_size: 20,
    table: '',
    field_type: 'string',
  });
  const list = { value: '', values: ['Austin'], syncTo: 'hide', fontSize: null };
  expect(toPayload('markets', known('local', 'markets'), list)).toEqual({
    position: 'markets',
    sync_to: '',
    values: ['Austin'],
    font_size: null,
    table: '',
    field_type: 'array',
  });
});

test('a line begins with what its design shows', () => {
  expect(shownField(initialField(known('newsletter', 'pos_E')), () => 'ann@example.com')).toMatchObject({
    syncTo: 'email',
    value: 'ann@example.com',
  });
});

const someField = fc
  .constantFrom(...PROFILE_FEATURES)
  .chain((feature) => fc.constantFrom(...Object.entries<ProfileField>(PROFILE[feature].fields)));
const someBasic = fc.dictionary(fc.constantFrom<string>(...LINE_CHOICES), fc.string());

/** Whatever a client sends for a field, in the shape that it can have. */
const somePayload = fc.record({
  sync_to: fc.constantFrom('', ...LINE_CHOICES),
  value: fc.oneof(fc.string(), fc.constantFrom('1', 'on', 'true', '#00aeef', ` ${defaultConsent('en', 'Ann')} `)),
  font_size: fc.option(fc.integer({ min: 8, max: 72 })),
});

test('saving what was loaded changes nothing, whatever is in the profile', () => {
  fc.assert(
    fc.property(someField, somePayload, fc.array(fc.string()), someBasic, ([name, field], sent, values, basic) => {
      const says = (source: string) => basic[source] ?? '';
      const list = { sync_to: '', values, font_size: null };
      const saved = savedField(field, field.kind === 'list' ? list : sent, 'Ann');
      const again = savedField(field, toPayload(name, field, shownField(saved, says)), 'Ann');
      expect(again).toEqual(saved);
    }),
  );
});

test('a line that follows a field shows that field and never another, whatever was sent with it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LINE_CHOICES.slice(0, -2)), somePayload, someBasic, (source, sent, basic) => {
      const saved = savedField(known('graphics', 'pos_A'), { ...sent, sync_to: source }, 'Ann');
      expect(shownField(saved, (each) => basic[each] ?? '').value).toBe(basic[source] ?? '');
    }),
  );
});
