import { isPlainLine } from '../text/characters.ts';
import { BASIC_TEXTS, isTextField, type BasicText, type TextKind } from './basic-texts.ts';

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

/** The most characters that a basic field may have; undefined for one that is no text. */
export function lengthLimitOf(field: string): number | undefined {
  return isTextField(field) ? BASIC_TEXTS[field].max : undefined;
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

/** Written loosely on purpose: the confirmation mail is the real test of an address. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const WEBSITE = /^(?:https?:\/\/)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]\S*)?$/i;
const PHONE = /^[+()\d][\d\s().+-]{5,}(?:\s*(?:x|ext\.?)\s*\d+)?$/i;
const SHA256 = /^[0-9a-f]{64}$/;

/** What a text of each kind must be, and the fault of one that is not; a kind without a row takes any text. */
const TESTS: Partial<Record<TextKind, readonly [passes: (stored: string) => boolean, fault: FieldFault]>> = {
  // What others read as who somebody is, in lists, on pieces and in mails.
  name: [isPlainLine, 'not_plain'],
  color: [(stored) => /^[0-9A-F]{6}$/.test(stored), 'not_a_color'],
  email: [(stored) => EMAIL.test(stored), 'not_an_email'],
  website: [(stored) => WEBSITE.test(stored), 'not_a_website'],
  phone: [(stored) => PHONE.test(stored), 'not_a_phone'],
  role: [(stored) => (PRIMARY_ROLES as readonly string[]).includes(stored), 'not_a_role'],
};

function faultOfText({ max, kind, required }: BasicText, stored: string): FieldFault | null {
  if (stored === '') return required ? 'required' : null;
  if (stored.length > max) return 'too_long';
  const [passes, fault] = TESTS[kind] ?? [];
  return passes === undefined || fault === undefined || passes(stored) ? null : fault;
}

/** The fault of a stored value of a basic field, or null. Empty is valid unless the field is required. */
export function faultOfBasicField(field: string, stored: string): FieldFault | null {
  if (DERIVED_FIELDS.includes(field) || SERVER_FIELDS.includes(field)) return 'derived_field';
  if (isTextField(field)) return faultOfText(BASIC_TEXTS[field], stored);
  if (!(IMAGE_FIELDS as readonly string[]).includes(field)) return 'unknown_field';
  return stored === '' || SHA256.test(stored) ? null : 'not_an_image';
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
