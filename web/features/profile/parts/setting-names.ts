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

const LOGO_PLACES = ['hide', 'inHeader', 'inFooter', 'inSidebar'] as const;
const GUIDE_PLACES = ['hide', 'inFooter', 'inSidebar'] as const;

/** What the choices of a field are called, in the order of the list of fields. */
export const CHOICE_NAMES = {
  logo_pos: LOGO_PLACES,
  secondary_logo_pos: LOGO_PLACES,
  guides_location: GUIDE_PLACES,
  pplocation: GUIDE_PLACES,
  content_format: ['excerpts', 'headlinesOnly', 'hideAll', 'fullPost'],
  header_scheme: ['whiteHeader', 'coloredHeader'],
  language: ['inEnglish', 'inSpanish'],
} as const;

export type ChoiceField = keyof typeof CHOICE_NAMES;

/** What a field is called, among the texts of the parts, where that is not its own name. */
export const FIELD_NAMES = {
  enabled_pages: 'enabledPages',
  language: 'mailLanguage',
  logo: 'videoLogo',
  secondary_logo: 'theSecondLogo',
  realtalk_settings: 'teleprompter',
  dateRange: 'relativeTimeRange',
} as const;
