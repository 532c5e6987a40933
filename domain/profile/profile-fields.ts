import { BASIC_FIELDS } from './basic-fields.ts';
import { FRONT_PLACE_CHOICES } from './front-places.ts';
import { LANGUAGES } from '../languages.ts';
import type { LineSource } from './lines.ts';
import type { ProfileField, ProfileGroup } from './profile-field.ts';

const SWITCH = { kind: 'switch', max: 1 } as const;
const ON = { ...SWITCH, initial: '1' } as const;
const COLOR = { kind: 'color', max: 6 } as const;
const LINE = { kind: 'line', max: 300 } as const;
const choice = <const Initial extends string>(initial: Initial, choices: readonly string[]) =>
  ({ kind: 'choice', max: 2, choices, initial }) as const;
const line = <const Source extends LineSource>(follows: Source) => ({ ...LINE, follows }) as const;
const PICTURE = { kind: 'picture', max: 500 } as const;
const VIDEO = { kind: 'video', max: 500 } as const;
const CONSENT = { kind: 'paragraphs', max: 5000 } as const;

/** Hide, footer, sidebar. */
const GUIDE_PLACES = ['0', '1', '2'] as const;
/** Hide, header, footer, sidebar. */
const LOGO_PLACES = ['0', '1', '2', '3'] as const;
/** Excerpts, headline excerpt only, hide all, full blog post. */
const CONTENT_FORMATS = ['0', '1', '2', '3'] as const;
/** White background with colored text, colored background with white text. */
const HEADER_SCHEMES = ['0', '1'] as const;

/** Fields that a team may set for its members, each. */
function lockable<const Fields extends Record<string, ProfileField>>(fields: Fields) {
  const marked = Object.entries(fields).map(([name, field]) => [name, { ...field, lockable: true }]);
  return Object.fromEntries(marked) as { [Name in keyof Fields]: Fields[Name] & { readonly lockable: true } };
}

/** What graphics and the front pages of guides are asked alike. */
const MATERIAL = lockable({
  ehlogo: ON,
  eh_lenderlogo: SWITCH,
  realtorlogo: SWITCH,
  showlogo: ON,
  /** Empty is the colour of the profile. */
  bgcolor: COLOR,
  pos_A: line('full_name'),
  pos_B: line('job_title'),
  pos_C: line('company'),
  pos_D: line('phone'),
  pos_E: line('website'),
});

/**
 * Every field of the personalization profile, by the documents' eight groups and names: what the server checks, the forms show,
 * a team may lock and a group begins with. A group takes these fields and no others.
 */
export const PROFILE = {
  basic: { drawnOn: ['posts', 'guides', 'blog', 'email', 'videos', 'reports'], fields: BASIC_FIELDS },
  blog: {
    drawnOn: ['blog'],
    fields: {
      prev_posted: LINE,
      ...lockable({
        lead_capture: { kind: 'onOff', max: 3, initial: 'on' },
        enabled_pages: { kind: 'json', max: 2000 },
        privacy_policy: { ...CONSENT, consent: 'en' },
        privacy_policysp: { ...CONSENT, consent: 'es' },
      }),
    },
  },
  graphics: { drawnOn: ['posts'], fields: { ...MATERIAL, front_customization: ON } },
  guides: {
    drawnOn: ['guides'],
    fields: {
      ...lockable({
        front_customization: ON,
        logo_pos: choice('3', FRONT_PLACE_CHOICES),
        secondary_logo_pos: choice('0', FRONT_PLACE_CHOICES),
      }),
      ...MATERIAL,
    },
  },
  newsletter: {
    drawnOn: ['email'],
    fields: lockable({
      buyerad: PICTURE,
      sellerad: PICTURE,
      color_background: COLOR,
      show_header: ON,
      show_footer: ON,
      show_sidebar: ON,
      show_subtitle: ON,
      subtitletext: LINE,
      ppbackground: PICTURE,
      guides_location: choice('1', GUIDE_PLACES),
      pplocation: choice('1', GUIDE_PLACES),
      logo_pos: choice('1', LOGO_PLACES),
      secondary_logo_pos: choice('2', LOGO_PLACES),
      language: choice('en', LANGUAGES),
      content_format: choice('0', CONTENT_FORMATS),
      header_scheme: choice('1', HEADER_SCHEMES),
      headertext: LINE,
      pos_A: line('full_name'),
      pos_B: line('job_title'),
      pos_C: line('company'),
      pos_D: line('phone'),
      pos_E: line('email'),
    }),
  },
  video: {
    drawnOn: ['posts', 'videos'],
    fields: {
      ...lockable({
        custom_intro: VIDEO,
        custom_outro: VIDEO,
        logo: PICTURE,
        autoadd: SWITCH,
        hide_videos: SWITCH,
      }),
      /** Kept for programs that read and write it. A film has room for one logo, `logo`, so nothing draws it and no team sets it. */
      secondary_logo: PICTURE,
      /** How far the rendering of intro and outro has come. */
      status: { kind: 'line', max: 40 },
    },
  },
  local: {
    drawnOn: ['reports'],
    fields: {
      favoriteMetrics: { kind: 'commaList', max: 300 },
      markets: { kind: 'list', max: 100, most: 40 },
      trendlineColor: { ...COLOR, initial: 'FF8300' },
      showTrendline: SWITCH,
      aspectRatio: { kind: 'ratio', max: 10, initial: '16:9' },
      dateRange: { kind: 'dates', max: 40 },
      relativeTimeRange: { kind: 'months', max: 5, initial: '12' },
    },
  },
  realtalk: { drawnOn: ['videos'], fields: { realtalk_settings: { kind: 'realtalk', max: 5000 } } },
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
