import type { Issue } from '@yardsign/contracts/errors';
import {
  BASIC_FIELDS,
  BASIC_TEXT_FIELDS,
  type BasicTextField,
  isLocked,
  isTextField,
  DEFAULT_PRIMARY_COLOR,
} from '@yardsign/domain/profile/basic-fields';
import { brandTexts, spanishTexts } from '@yardsign/domain/profile/brand-texts';
import { type FieldFault, faultOfValue, storedValue } from '@yardsign/domain/profile/field-rules';
import { readColor } from '@yardsign/domain/profile/typed-color';
import type { Answer } from '../../lib/api/call-types.ts';
import type { Brand } from './brand-query.ts';

export type BasicProfile = NonNullable<Answer<'profile', 'getProfiles'>['data']['profiles']['basic']>;
export type BrandImage = NonNullable<Brand['photo']>;

export type TextField = BasicTextField;

const IMAGE_FIELDS = ['photo', 'logo', 'logo_dark_bg', 'secondary_logo', 'secondary_logo_dark_bg'] as const;
export type ImageField = (typeof IMAGE_FIELDS)[number];

export type FieldName = TextField | ImageField;
const FIELDS: readonly FieldName[] = [...BASIC_TEXT_FIELDS, ...IMAGE_FIELDS];

/** The form: texts as they are typed (the colour with its `#`), pictures as what was uploaded. */
export type Draft = Record<TextField, string> & Record<ImageField, BrandImage | null>;

/** Whether a field of the form is a picture. */
export function isImageField(field: FieldName): field is ImageField {
  return (IMAGE_FIELDS as readonly string[]).includes(field);
}

/** The form as it was saved. */
export function readDraft(profile: BasicProfile, brand: Brand): Draft {
  const texts = Object.fromEntries(BASIC_TEXT_FIELDS.map((field) => [field, profile[field]?.value ?? '']));
  return {
    ...(texts as Record<TextField, string>),
    primary_color: `#${profile['primary_color']?.value || DEFAULT_PRIMARY_COLOR}`,
    photo: brand.photo,
    logo: brand.logo,
    logo_dark_bg: brand.logoDark,
    secondary_logo: brand.secondaryLogo,
    secondary_logo_dark_bg: brand.secondaryLogoDark,
  };
}

/** Fields that the team manages. */
export function lockedFields(profile: BasicProfile): ReadonlySet<FieldName> {
  const hasLock = (field: string) => profile[field]?.locked_value !== undefined;
  return new Set(FIELDS.filter((field) => isLocked(field, hasLock)));
}

/** The value as the server keeps it: a picture by its id, a text trimmed, a colour bare and in capitals. */
function storedIn(draft: Draft, field: FieldName): string {
  return isImageField(field) ? (draft[field]?.id ?? '') : storedValue(BASIC_FIELDS[field], draft[field]);
}

/** What differs from what is saved, in the order of the form. A space at the end is not a change. */
export function changedFields(draft: Draft, saved: Draft): FieldName[] {
  return FIELDS.filter((field) => storedIn(draft, field) !== storedIn(saved, field));
}

/** What was changed here from what it was before, and is saved as something else than both by now. */
export function collidingFields(draft: Draft, saved: Draft, before: Draft): FieldName[] {
  const moved = new Set(changedFields(before, saved));
  return changedFields(draft, saved).filter((field) => moved.has(field));
}

export type Fault = Exclude<FieldFault, 'unknown_field' | 'derived_field' | 'wrong_kind'> | 'not_accepted';
export type Faults = Partial<Record<FieldName, Fault>>;

const FAULTS: readonly Fault[] = [
  'too_long',
  'not_plain',
  'not_a_color',
  'not_an_email',
  'not_a_website',
  'not_a_phone',
  'not_a_role',
  'not_an_image',
  'not_a_video',
  'required',
];

/** A code of the server, or of the rules, as one that there is a sentence for. */
export function toFault(code: string): Fault {
  return FAULTS.find((fault) => fault === code) ?? 'not_accepted';
}

/** How much of a field is used, once four fifths of it are; the rest of the time nobody needs to know. */
export function lengthNote(field: TextField, value: string): { used: string; limit: string } | null {
  const limit = BASIC_FIELDS[field].max;
  const used = value.trim().length;
  return used <= limit * 0.8 ? null : { used: String(used), limit: String(limit) };
}

/** What is wrong with these fields, by the rules that the server has too. */
export function faultsOf(draft: Draft, fields: readonly FieldName[]): Faults {
  const found: Faults = {};
  for (const field of fields) {
    const fault = faultOfValue(BASIC_FIELDS[field], storedIn(draft, field));
    if (fault !== null) found[field] = toFault(fault);
  }
  return found;
}

/** The server's faults by field: `path` is `<index>.value` in the list that was sent. */
export function faultsFromIssues(issues: readonly Issue[], sent: readonly FieldName[]): Faults {
  const found: Faults = {};
  for (const { path, message } of issues) {
    const field = sent[Number.parseInt(path, 10)];
    if (field !== undefined) found[field] = toFault(message);
  }
  return found;
}

/** The changed fields as the server takes them. @param before what they were when their change began. */
export function toEntries(draft: Draft, before: Draft, fields: readonly FieldName[]) {
  return fields.map((field) => ({
    position: field,
    value: storedIn(draft, field),
    was: { value: storedIn(before, field) },
  }));
}

/** The brand as it will be once the form is saved: what the preview wears. A colour that is not one yet is left as it was. */
export function previewBrand(brand: Brand, draft: Draft): Brand {
  // What is longer than the field may be is never saved, and a word of thousands of letters would hold the page up for minutes.
  const text = (field: TextField) => draft[field].trim().slice(0, BASIC_FIELDS[field].max);
  return {
    ...brand,
    ...brandTexts(text),
    spanish: spanishTexts((field) => (isTextField(field) ? text(field) : '')),
    primaryColor: readColor(text('primary_color')) ?? brand.primaryColor,
    photo: draft.photo,
    logo: draft.logo,
    logoDark: draft.logo_dark_bg,
    secondaryLogo: draft.secondary_logo,
    secondaryLogoDark: draft.secondary_logo_dark_bg,
  };
}

const LIGHT_ABOVE = 170;

/** Whether a colour is too light to carry small print: luminance by 0.299, 0.587 and 0.114, above 170 of 255. */
export function isLightColor(color: string): boolean {
  const read = readColor(color);
  if (read === null) return false;
  const rgb = Number.parseInt(read.slice(1), 16);
  const luminance = 0.299 * (rgb >> 16) + 0.587 * ((rgb >> 8) & 255) + 0.114 * (rgb & 255);
  return luminance > LIGHT_ABOVE;
}
