import { BASIC_FIELDS } from './basic-fields.ts';
import type { ProfileField, ProfileGroup } from './profile-field.ts';

const SWITCH = { kind: 'switch', max: 1 } as const;
const ON = { ...SWITCH, initial: '1' } as const;
const COLOR = { kind: 'color', max: 6 } as const;
const LINE = { kind: 'line', max: 300 } as const;
const PLACE = { kind: 'choice', max: 2 } as const;
const PICTURE = { kind: 'picture', max: 500 } as const;
const VIDEO = { kind: 'video', max: 500 } as const;
const CONSENT = { kind: 'paragraphs', max: 5000 } as const;

/** What graphics and the front pages of guides are asked alike. */
const MATERIAL = {
  ehlogo: ON,
  eh_lenderlogo: SWITCH,
  realtorlogo: SWITCH,
  showlogo: ON,
  /** Empty is the colour of the profile. */
  bgcolor: COLOR,
  front_customization: ON,
} as const;

/**
 * Every field of the personalization profile, by the documents' eight groups and names: what the server checks, the forms show,
 * a team may lock and a group begins with. A group takes these fields and no others.
 */
export const PROFILE = {
  basic: { drawnOn: ['posts', 'guides', 'blog', 'email', 'videos', 'reports'], fields: BASIC_FIELDS },
  blog: {
    drawnOn: ['blog'],
    fields: {
      lead_capture: { kind: 'onOff', max: 3, initial: 'on' },
      prev_posted: LINE,
      enabled_pages: { kind: 'json', max: 2000 },
      /** Empty is the paragraph that names the member. */
      privacy_policy: { ...CONSENT, spanish: 'privacy_policysp' },
      privacy_policysp: CONSENT,
    },
  },
  graphics: { drawnOn: ['posts'], fields: MATERIAL },
  guides: { drawnOn: ['guides'], fields: MATERIAL },
  newsletter: {
    drawnOn: ['email'],
    fields: {
      buyerad: PICTURE,
      sellerad: PICTURE,
      color_background: COLOR,
      show_header: ON,
      show_footer: ON,
      show_sidebar: ON,
      show_subtitle: ON,
      subtitletext: LINE,
      ppbackground: PICTURE,
      guides_location: { ...PLACE, initial: '1' },
      pplocation: { ...PLACE, initial: '1' },
      logo_pos: { ...PLACE, initial: '1' },
      secondary_logo_pos: { ...PLACE, initial: '2' },
      language: { kind: 'choice', max: 2, initial: 'en' },
      content_format: { kind: 'choice', max: 2, initial: '0' },
      headertext: LINE,
      pos_A: { ...LINE, follows: 'full_name' },
      pos_B: { ...LINE, follows: 'job_title' },
      pos_C: { ...LINE, follows: 'company' },
      pos_D: { ...LINE, follows: 'phone' },
      pos_E: { ...LINE, follows: 'email' },
    },
  },
  video: {
    drawnOn: ['videos'],
    fields: {
      custom_intro: VIDEO,
      custom_outro: VIDEO,
      logo: PICTURE,
      secondary_logo: PICTURE,
      autoadd: SWITCH,
      hide_videos: SWITCH,
      /** How far the rendering of intro and outro has come. */
      status: { kind: 'line', max: 40 },
    },
  },
  local: {
    drawnOn: ['reports'],
    fields: {
      favoriteMetrics: LINE,
      markets: { kind: 'list', max: 100, most: 40 },
      trendlineColor: { ...COLOR, initial: 'FF8300' },
      showTrendline: SWITCH,
      aspectRatio: { kind: 'line', max: 10, initial: '16:9' },
      /** Two dates with a comma between them. */
      dateRange: { kind: 'line', max: 40 },
      /** Months. */
      relativeTimeRange: { kind: 'number', max: 5, initial: '12' },
    },
  },
  realtalk: { drawnOn: ['videos'], fields: { realtalk_settings: { kind: 'json', max: 5000 } } },
} as const satisfies Record<string, ProfileGroup>;

export type ProfileFeature = keyof typeof PROFILE;
export const PROFILE_FEATURES = Object.keys(PROFILE) as ProfileFeature[];

/** A field of a group, or undefined where the group has none of this name. */
export function fieldOf(feature: ProfileFeature, name: string): ProfileField | undefined {
  const { fields }: ProfileGroup = PROFILE[feature];
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Whether what a group says shows on posts. */
export function showsOnPosts(feature: ProfileFeature): boolean {
  const { drawnOn }: ProfileGroup = PROFILE[feature];
  return drawnOn.includes('posts');
}

/** How much a member's group may come to, in characters; `profile-fields.test.ts` holds the fields to it. */
export const MOST_IN_GROUP = 16_000;

/** The most characters of a group's fields together. */
export function roomOf(feature: ProfileFeature): number {
  const { fields }: ProfileGroup = PROFILE[feature];
  return Object.values(fields).reduce((sum, { max, most = 1 }) => sum + max * most, 0);
}
