import type { LineChoice } from '@yardsign/domain/profile/lines';

/** What each choice of a line is called, among the texts of the parts. */
export const LINE_NAMES = {
  first_name: 'firstName',
  last_name: 'lastName',
  full_name: 'fullName',
  company: 'company',
  job_title: 'jobTitle',
  location: 'location',
  email: 'emailAddress',
  phone: 'phone',
  website: 'website',
  bio: 'bio',
  designations: 'designations',
  compliance: 'compliance',
  custom: 'custom',
  hide: 'hide',
} as const satisfies Record<LineChoice, string>;

const LOGO_PLACES = ['nowhere', 'inHeader', 'inFooter', 'inSidebar'] as const;
const FRONT_PLACES = ['nowhere', 'atTopLeft', 'underPhoto', 'inFooter'] as const;
const GUIDE_PLACES = ['nowhere', 'inFooter', 'inSidebar'] as const;

/** What the choices of a field are called, in the order of the list of fields. */
const CHOICE_NAMES = {
  guides: {
    logo_pos: FRONT_PLACES,
    secondary_logo_pos: FRONT_PLACES,
  },
  newsletter: {
    logo_pos: LOGO_PLACES,
    secondary_logo_pos: LOGO_PLACES,
    guides_location: GUIDE_PLACES,
    pplocation: GUIDE_PLACES,
    content_format: ['excerpts', 'headlinesOnly', 'hideAll', 'fullPost'],
    header_scheme: ['whiteHeader', 'coloredHeader'],
    language: ['inEnglish', 'inSpanish'],
  },
} as const;

type Names = typeof CHOICE_NAMES;
export type ChoiceField = keyof Names['guides'] | keyof Names['newsletter'];
type ChoiceName =
  | Names['guides'][keyof Names['guides']][number]
  | Names['newsletter'][keyof Names['newsletter']][number];

/** What the choices of a field are called, among the texts of the parts, in their order; none where they have no names. */
export function choiceNames(feature: string, field: string): readonly ChoiceName[] {
  const groups: Readonly<Record<string, Readonly<Record<string, readonly ChoiceName[]>>>> = CHOICE_NAMES;
  return groups[feature]?.[field] ?? [];
}

/** What a field is called, among the texts of the parts, where that is not its own name. */
const FIELD_NAMES = {
  blog: { enabled_pages: 'enabledPages' },
  guides: { logo_pos: 'frontLogo', secondary_logo_pos: 'frontSecondLogo' },
  newsletter: { language: 'mailLanguage' },
  video: { logo: 'videoLogo', secondary_logo: 'theSecondLogo' },
  local: { dateRange: 'relativeTimeRange' },
  realtalk: { realtalk_settings: 'teleprompter' },
} as const;

/** The key of what a field is called, among the texts of the parts. */
export function fieldNameKey(feature: string, field: string): string {
  const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = FIELD_NAMES;
  return groups[feature]?.[field] ?? field;
}
