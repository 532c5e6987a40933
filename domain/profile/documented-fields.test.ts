import { expect, test } from 'vitest';
import { BACKGROUND_TYPES } from './realtalk-settings.ts';
import { CONTENT_MODES } from './content-mode.ts';
import { LINE_CHOICES } from './lines.ts';
import { fieldOf, PROFILE, PROFILE_FEATURES, type ProfileFeature } from './profile-fields.ts';
import { PRIMARY_ROLES } from './profile-field.ts';
import { initialField } from './saved-field.ts';

/** The names that programs written for the documents send, so each is as it stands there. */
const DOCUMENTED: Record<ProfileFeature, string> = {
  basic:
    'photo logo secondary_logo logo_dark_bg secondary_logo_dark_bg email website primary_color pp_code first_name last_name full_name company job_title primary_role city state location phone bio designations compliance affiliatecode paused_at remove_pp kcm_onboarding_role kcm_onboarding_tenure kcm_onboarding_goal',
  blog: 'lead_capture prev_posted enabled_pages privacy_policy privacy_policysp',
  graphics: 'ehlogo eh_lenderlogo realtorlogo showlogo bgcolor front_customization',
  guides: 'ehlogo eh_lenderlogo realtorlogo showlogo bgcolor front_customization logo_pos secondary_logo_pos',
  newsletter:
    'buyerad sellerad color_background show_header show_footer show_sidebar show_subtitle subtitletext ppbackground guides_location pplocation logo_pos secondary_logo_pos language content_format headertext pos_A pos_B pos_C pos_D pos_E',
  video: 'custom_intro custom_outro logo secondary_logo autoadd hide_videos status',
  local: 'favoriteMetrics markets trendlineColor showTrendline aspectRatio dateRange relativeTimeRange',
  realtalk: 'realtalk_settings',
};

test.each(PROFILE_FEATURES)('the group %s has every field of the documents', (feature) => {
  expect(Object.keys(PROFILE[feature].fields)).toEqual(expect.arrayContaining(DOCUMENTED[feature].split(' ')));
});

test('what a new member has in each group', () => {
  const begun = (feature: ProfileFeature) =>
    Object.keys(PROFILE[feature].fields).flatMap((name) => {
      const { value, syncTo } = initialField(fieldOf(feature, name) ?? { kind: 'line', max: 0 });
      return value === '' && syncTo === '' ? [] : [`${name}=${syncTo || value}`];
    });
  expect(begun('basic')).toEqual(['primary_color=00AEEF']);
  expect(begun('blog')).toEqual(['lead_capture=on']);
  expect(begun('guides').filter((each) => !each.startsWith('pos_'))).toEqual(
    'front_customization=1 logo_pos=3 secondary_logo_pos=0 ehlogo=1 showlogo=1'.split(' '),
  );
  expect(begun('newsletter').toSorted()).toEqual(
    [
      'logo_pos=1 secondary_logo_pos=2 language=en content_format=0 header_scheme=1 guides_location=1 pplocation=1',
      'show_header=1 show_footer=1 show_sidebar=1 show_subtitle=1',
      'pos_A=full_name pos_B=job_title pos_C=company pos_D=phone pos_E=email',
    ]
      .flatMap((line) => line.split(' '))
      .toSorted(),
  );
  expect(begun('video')).toEqual([]);
  expect(begun('local')).toEqual(['trendlineColor=FF8300', 'aspectRatio=16:9', 'relativeTimeRange=12']);
});

test.each([
  ['roles', PRIMARY_ROLES, 'Real Estate Professional, Mortgage Professional, Other'],
  ['logo positions of a front page', fieldOf('guides', 'logo_pos')?.choices, '0, 1, 2, 3'],
  ['logo positions of an e-mail', fieldOf('newsletter', 'logo_pos')?.choices, '0, 1, 2, 3'],
  ['guide positions of an e-mail', fieldOf('newsletter', 'guides_location')?.choices, '0, 1, 2'],
  ['content formats of an e-mail', fieldOf('newsletter', 'content_format')?.choices, '0, 1, 2, 3'],
  ['header schemes of an e-mail', fieldOf('newsletter', 'header_scheme')?.choices, '0, 1'],
  ['background types', BACKGROUND_TYPES.toSorted(), 'blur, image, none'],
  ['content modes', CONTENT_MODES, 'playbooks, social, realtalk, standard, foundations'],
  [
    'choices of a line',
    LINE_CHOICES,
    'first_name, last_name, full_name, company, job_title, location, email, phone, website, bio, designations, compliance, custom, hide',
  ],
])('%s are those of the documents, in their order', (_name, values, documented) => {
  expect(values?.join(', ')).toBe(documented);
});
