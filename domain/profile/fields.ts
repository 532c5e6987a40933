import { isPlainLine } from '../text/characters.ts';

/** The documents' eight groups of the personalization profile. */
export const PROFILE_FEATURES = [
  'basic',
  'blog',
  'graphics',
  'guides',
  'newsletter',
  'video',
  'local',
  'realtalk',
] as const;
export type ProfileFeature = (typeof PROFILE_FEATURES)[number];

export const PRIMARY_ROLES = ['Real Estate Professional', 'Mortgage Professional', 'Other'] as const;

/** Shown with `#`, stored without and in capitals. */
export const DEFAULT_PRIMARY_COLOR = '00AEEF';

export const IMAGE_FIELDS = ['photo', 'logo', 'secondary_logo', 'logo_dark_bg', 'secondary_logo_dark_bg'] as const;

/** Basic fields that are made of others and cannot be set by themselves. */
export const DERIVED_FIELDS: readonly string[] = ['full_name', 'location'];

/** Basic fields that only the server sets. */
const SERVER_FIELDS = ['pp_code', 'affiliatecode', 'paused_at', 'remove_pp'];

const TEXT_LIMITS: Record<string, number> = {
  first_name: 100,
  last_name: 100,
  company: 120,
  job_title: 120,
  primary_role: 40,
  city: 80,
  state: 40,
  phone: 30,
  email: 254,
  website: 300,
  bio: 2000,
  designations: 120,
  compliance: 1000,
  primary_color: 7,
};

const COLOR_FIELDS = new Set(['primary_color', 'bgcolor', 'trendlineColor', 'color_background']);
const TOGGLE_FIELDS = new Set([
  'ehlogo',
  'eh_lenderlogo',
  'realtorlogo',
  'showlogo',
  'front_customization',
  'autoadd',
  'hide_videos',
  'showTrendline',
  'show_header',
  'show_footer',
  'show_sidebar',
  'show_subtitle',
]);

/** Whether the basic group has a text of this name. */
export function isTextField(field: string): boolean {
  return Object.hasOwn(TEXT_LIMITS, field);
}

/** The most characters that a basic field may have; undefined for one that is no text. */
export function lengthLimitOf(field: string): number | undefined {
  return TEXT_LIMITS[field];
}

/** A value as it is stored: text, trimmed; colours bare and in capitals; toggles 1 or 0; `lead_capture` on or off. */
export function toStoredValue(field: string, value: string): string {
  const text = value.trim();
  if (COLOR_FIELDS.has(field)) return text.replace(/^#/, '').toUpperCase();
  if (TOGGLE_FIELDS.has(field)) return ['1', 'true', 'on'].includes(text) ? '1' : '0';
  if (field === 'lead_capture') return ['1', 'true', 'on'].includes(text) ? 'on' : 'off';
  return text;
}

export type FieldFault =
  | 'unknown_field'
  | 'derived_field'
  | 'too_long'
  | 'not_plain'
  | 'not_a_color'
  | 'not_an_email'
  | 'not_a_website'
  | 'not_a_phone'
  | 'not_a_role'
  | 'not_an_image'
  | 'wrong_kind'
  | 'required';

/** What others read as who somebody is, in lists, on pieces and in mails. */
const NAMES = new Set(['first_name', 'last_name', 'company', 'job_title']);
const REQUIRED_BASIC = ['first_name', 'last_name'];
/** Written loosely on purpose: the confirmation mail is the real test of an address. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const WEBSITE = /^(?:https?:\/\/)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]\S*)?$/i;
const PHONE = /^[+()\d][\d\s().+-]{5,}(?:\s*(?:x|ext\.?)\s*\d+)?$/i;
const SHA256 = /^[0-9a-f]{64}$/;

/** The fault of a stored value of a basic field, or null. Empty is valid unless the field is required. */
export function faultOfBasicField(field: string, stored: string): FieldFault | null {
  if (DERIVED_FIELDS.includes(field) || SERVER_FIELDS.includes(field)) return 'derived_field';
  const isImage = (IMAGE_FIELDS as readonly string[]).includes(field);
  const limit = isTextField(field) ? TEXT_LIMITS[field] : undefined;
  if (!isImage && limit === undefined) return 'unknown_field';
  if (stored === '') return REQUIRED_BASIC.includes(field) ? 'required' : null;
  if (isImage) return SHA256.test(stored) ? null : 'not_an_image';
  if (limit !== undefined && stored.length > limit) return 'too_long';
  if (NAMES.has(field) && !isPlainLine(stored)) return 'not_plain';
  if (field === 'primary_color') return /^[0-9A-F]{6}$/.test(stored) ? null : 'not_a_color';
  if (field === 'email') return EMAIL.test(stored) ? null : 'not_an_email';
  if (field === 'website') return WEBSITE.test(stored) ? null : 'not_a_website';
  if (field === 'phone') return PHONE.test(stored) ? null : 'not_a_phone';
  if (field === 'primary_role') return (PRIMARY_ROLES as readonly string[]).includes(stored) ? null : 'not_a_role';
  return null;
}

/** First plus last, without a stray space when one is missing. */
export function fullName(first: string, last: string): string {
  return `${first} ${last}`.trim();
}

/** `Austin, TX`; no comma when one of the two is missing. */
export function location(city: string, state: string): string {
  return [city, state].filter(Boolean).join(', ');
}

/** The sync target of a field. An empty target means `hide` for an empty value and `custom` for any other. */
export function syncOf(syncTo: string, value: string): string {
  if (syncTo !== '') return syncTo;
  return value === '' ? 'hide' : 'custom';
}

/** Whether the profile has what a branded piece needs: then flag 1 is set. */
export function isComplete(basic: ReadonlyMap<string, string>): boolean {
  const has = (field: string) => (basic.get(field) ?? '') !== '';
  return has('first_name') && has('last_name') && has('primary_role') && (has('phone') || has('email'));
}
