import { isPlainLine, withoutInvisible } from '../text/characters.ts';
import { BASIC_FIELDS, type BasicField } from './basic-fields.ts';
import { readCommaList, readDates, readMonths, readRatio } from './local-settings.ts';
import { isFollowing, LINE_CHOICES } from './lines.ts';
import { storedRealtalkSettings } from './realtalk-settings.ts';
import { storedColor } from './typed-color.ts';
import { PRIMARY_ROLES, type FieldKind, type ProfileField } from './profile-field.ts';

const ON = ['1', 'true', 'on'];
const OFF = ['0', 'false', 'off', ''];

/** A word for on or for off as it is stored; any other stays, and is a fault. */
function storedSwitch(text: string, on: string, off: string): string {
  const word = text.toLowerCase();
  if (ON.includes(word)) return on;
  return OFF.includes(word) ? off : text;
}

/** The dashes that word processors and web pages have in numbers. */
const DASHES = /[\u2010-\u2015\u2212]/g;

/** A text that must be typed sign by sign: without what came along unseen when it was copied. */
const copied = (text: string) => withoutInvisible(text).trim();

/** How a trimmed text is stored, for kinds that do not keep it as it is. */
const STORED: Partial<Record<FieldKind, (text: string) => string>> = {
  color: storedColor,
  switch: (text) => storedSwitch(text, '1', '0'),
  onOff: (text) => storedSwitch(text, 'on', 'off'),
  email: copied,
  website: copied,
  phone: (text) => copied(text).replace(/^tel:/i, '').replaceAll(DASHES, '-'),
  dates: (text) => text.replace(/\s*,\s*/, ','),
  commaList: (text) => readCommaList(text).join(','),
  realtalk: (text) => (text === '' ? '' : storedRealtalkSettings(text)),
};

/** A value as it is stored: text, trimmed; colours bare and in capitals; switches 1 or 0, on or off. */
export function storedValue(field: Pick<ProfileField, 'kind'>, value: string): string {
  const text = value.trim();
  return STORED[field.kind]?.(text) ?? text;
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
  | 'not_a_video'
  | 'wrong_kind'
  | 'required';

/** Written loosely on purpose: the confirmation mail is the real test of an address. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const WEBSITE = /^(?:https?:\/\/)?[\p{L}\p{M}\d-]+(?:\.[\p{L}\p{M}\d-]+)+(?::(?<port>\d{1,5}))?(?:[/?#]\S*)?$/iu;
const LAST_PORT = 65_535;
const PHONE = /^[+()\d][\d\s()./+-]{5,}(?:\s*(?:x|ext\.?|extensi[oó]n|#)\s*\d+)?$/i;
/** Where the server plays a video of a member; it sets the field itself when one is uploaded. */
const VIDEO = /^\/api\/app\/v1\/videos\/\w+$/;
const SHA256 = /^[0-9a-f]{64}$/;

function isWebsite(stored: string): boolean {
  const found = WEBSITE.exec(stored);
  return found !== null && Number(found.groups?.['port'] ?? 0) <= LAST_PORT;
}

function isJsonObject(stored: string): boolean {
  try {
    const read: unknown = JSON.parse(stored);
    return typeof read === 'object' && read !== null && !Array.isArray(read);
  } catch {
    return false;
  }
}

/** What a text of each kind must be, and the fault of one that is not; a kind without a row takes any text. */
const TESTS: Partial<Record<FieldKind, readonly [passes: (stored: string) => boolean, fault: FieldFault]>> = {
  name: [isPlainLine, 'not_plain'],
  line: [isPlainLine, 'not_plain'],
  color: [(stored) => /^[0-9A-F]{6}$/.test(stored), 'not_a_color'],
  email: [(stored) => EMAIL.test(stored), 'not_an_email'],
  website: [isWebsite, 'not_a_website'],
  phone: [(stored) => PHONE.test(stored), 'not_a_phone'],
  role: [(stored) => (PRIMARY_ROLES as readonly string[]).includes(stored), 'not_a_role'],
  switch: [(stored) => /^[01]$/.test(stored), 'wrong_kind'],
  onOff: [(stored) => /^(?:on|off)$/.test(stored), 'wrong_kind'],
  picture: [(stored) => SHA256.test(stored), 'not_an_image'],
  video: [(stored) => VIDEO.test(stored), 'not_a_video'],
  months: [(stored) => readMonths(stored) !== null, 'wrong_kind'],
  ratio: [(stored) => readRatio(stored) !== null, 'wrong_kind'],
  dates: [(stored) => readDates(stored) !== null, 'wrong_kind'],
  json: [isJsonObject, 'wrong_kind'],
  realtalk: [(stored) => /^\{.*\}$/s.test(stored) && isJsonObject(stored), 'wrong_kind'],
};

/** What is said of a text that is longer than anything of its kind; of other kinds it is that. */
const TOO_LONG: Partial<Record<FieldKind, FieldFault>> = {
  picture: 'not_an_image',
  video: 'not_a_video',
  color: 'not_a_color',
  switch: 'wrong_kind',
  onOff: 'wrong_kind',
};

/** The fault of a stored text, or null. Empty is valid unless the field is required. */
export function faultOfValue(field: ProfileField, stored: string): FieldFault | null {
  if (field.kind === 'derived' || field.kind === 'server') return 'derived_field';
  if (stored === '') return field.required ? 'required' : null;
  if (stored.length > field.max) return TOO_LONG[field.kind] ?? 'too_long';
  if (field.choices !== undefined && !field.choices.includes(stored)) return 'wrong_kind';
  const [passes, fault] = TESTS[field.kind] ?? [];
  return passes === undefined || fault === undefined || passes(stored) ? null : fault;
}

/** The fault of a stored value of a basic field, or null. */
export function faultOfBasicField(name: string, stored: string): FieldFault | null {
  return Object.hasOwn(BASIC_FIELDS, name) ? faultOfValue(BASIC_FIELDS[name as BasicField], stored) : 'unknown_field';
}

/**
 * What is wrong with a field as it is to be stored, or null.
 *
 * @param field undefined where the group has none of that name
 * @param entry.values of a list; left out for a text
 * @param entry.syncTo `hide`, `custom`, empty, or the basic field that it follows
 */
export function faultOfField(
  field: ProfileField | undefined,
  entry: { value: string; values?: readonly string[] | undefined; syncTo: string },
): FieldFault | null {
  const { value, values, syncTo } = entry;
  if (field === undefined) return 'unknown_field';
  const picked = isFollowing(syncTo);
  if (picked && !(LINE_CHOICES as readonly string[]).includes(syncTo)) return 'unknown_field';
  if (picked && field.follows === undefined) return 'wrong_kind';
  if ((field.kind === 'list') !== (values !== undefined)) return 'wrong_kind';
  if (values === undefined) return faultOfValue(field, value);
  if (values.length > (field.most ?? 1) || values.some((text) => text.length > field.max)) return 'too_long';
  return values.every((text) => isPlainLine(text)) ? null : 'not_plain';
}
