import type { Issue } from '@yardsign/contracts/errors';
import { brandTextOf } from '@yardsign/domain/profile/brand-texts';
import { shownConsent } from '@yardsign/domain/profile/consent';
import { faultOfField } from '@yardsign/domain/profile/field-rules';
import { isFollowing, readFontSize } from '@yardsign/domain/profile/lines';
import type { ProfileField } from '@yardsign/domain/profile/profile-field';
import { PROFILE, type ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import { initialField, savedField, shownField, toPayload, type SavedField } from '@yardsign/domain/profile/saved-field';
import type { Answer } from '../../../lib/api/call-types.ts';
import type { Brand } from '../brand-query.ts';
import { type Fault, toFault } from '../model.ts';

/** The groups of the profile that have a page of their own beside the basic one. */
export type PartFeature = Exclude<ProfileFeature, 'basic'>;
export type PartProfile = Answer<'profile', 'getProfiles'>['data']['profiles'][PartFeature];

/**
 * The form of a group, by field: what is typed, and of a line also `<field>.sync` and `<field>.size`. Colours have their `#`, and a
 * list has a line for each of its texts.
 */
export type PartValues = Readonly<Record<string, string>>;

function fieldsOf(feature: PartFeature): readonly (readonly [string, ProfileField])[] {
  return Object.entries<ProfileField>(PROFILE[feature].fields);
}

/** What the basic group says, by the names of its fields. */
export function sourceOf(brand: Brand): (source: string) => string {
  return (source) => brand[brandTextOf(source)];
}

function savedIn(profile: PartProfile, name: string, field: ProfileField): SavedField {
  const known = profile?.[name];
  if (known === undefined) return initialField(field);
  const following = isFollowing(known.SyncTo);
  return {
    value: following ? '' : known.value,
    values: known.values ?? [],
    syncTo: following ? known.SyncTo : '',
    fontSize: known.fontSize,
  };
}

/** The form as it was saved; a field that nobody saved begins with its default. */
export function readPart(feature: PartFeature, profile: PartProfile, brand: Brand): PartValues {
  const entries = fieldsOf(feature).flatMap(([name, field]): [string, string][] => {
    const shown = shownField(savedIn(profile, name, field), sourceOf(brand));
    if (field.kind === 'list') return [[name, shown.values.join('\n')]];
    const value = field.consent ? shownConsent(field.consent, shown.value, brand.firstName) : shown.value;
    const typed = field.kind === 'color' && value !== '' ? `#${value}` : value;
    if (field.follows === undefined) return [[name, typed]];
    return [
      [name, typed],
      [`${name}.sync`, shown.syncTo],
      [`${name}.size`, shown.fontSize === null ? '' : String(shown.fontSize)],
    ];
  });
  return Object.fromEntries(entries);
}

/** The texts of a list, each once. */
export function linesOf(typed: string): string[] {
  const lines = typed.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** A field of the form as the server would keep it. */
export function toSaved(values: PartValues, name: string, field: ProfileField, firstName: string): SavedField {
  const sent = {
    sync_to: values[`${name}.sync`] ?? '',
    value: values[name] ?? '',
    font_size: readFontSize(values[`${name}.size`] ?? ''),
    ...(field.kind === 'list' && { values: linesOf(values[name] ?? '') }),
  };
  return savedField(field, sent, firstName);
}

const isSame = (one: SavedField, other: SavedField) => JSON.stringify(one) === JSON.stringify(other);

/** The fields that are not as they were saved, in the order of the list. */
export function changedIn(feature: PartFeature, values: PartValues, before: PartValues, firstName: string): string[] {
  return fieldsOf(feature)
    .filter(([name, field]) => {
      const saved = (each: PartValues) => toSaved(each, name, field, firstName);
      return !isSame(saved(values), saved(before));
    })
    .map(([name]) => name);
}

/** The values of the form that make up a field. */
export const keysOf = (name: string): string[] => [name, `${name}.sync`, `${name}.size`];

/** A form as it is, as it is saved, and as it was saved when each change began. */
interface PartStates {
  now: PartValues;
  saved: PartValues;
  before: PartValues;
}

/** What was changed here from what it was before, and is saved as something else than both by now. */
export function collidingIn(feature: PartFeature, { now, saved, before }: PartStates, firstName: string): string[] {
  const moved = new Set(changedIn(feature, before, saved, firstName));
  return changedIn(feature, now, saved, firstName).filter((name) => moved.has(name));
}

/** What is saved of a group. */
export interface PartSave {
  values: PartValues;
  /** What the fields were when their change began; nobody is asked where it is not said. */
  before?: PartValues;
  names: readonly string[];
  firstName: string;
}

/** Fields as the server takes them. */
export function toEntries(feature: PartFeature, { values, before, names, firstName }: PartSave) {
  const payload = (each: PartValues, name: string, field: ProfileField) => {
    const saved = toSaved(each, name, field, firstName);
    return toPayload(
      name,
      field,
      shownField(saved, () => each[name] ?? ''),
    );
  };
  return fieldsOf(feature)
    .filter(([name]) => names.includes(name))
    .map(([name, field]) => {
      if (before === undefined) return payload(values, name, field);
      const { position: _, table: _table, field_type: _type, ...was } = payload(before, name, field);
      return { ...payload(values, name, field), was };
    });
}

/** What is wrong with these fields, by the rules that the server has too. */
export function faultsIn(feature: PartFeature, values: PartValues, names: readonly string[]): Record<string, Fault> {
  const found = fieldsOf(feature).flatMap(([name, field]) => {
    if (!names.includes(name)) return [];
    const { value, syncTo, values: texts } = toSaved(values, name, field, '');
    const fault = faultOfField(field, { value, syncTo, ...(field.kind === 'list' && { values: texts }) });
    return fault === null ? [] : [[name, toFault(fault)] as const];
  });
  return Object.fromEntries(found);
}

/** The server's faults by field: `path` is `<index>.value` in the list that was sent. */
export function refusedIn(issues: readonly Issue[], sent: readonly string[]): Record<string, Fault> {
  const told = issues.flatMap(({ path, message }) => {
    const name = sent[Number.parseInt(path, 10)];
    return name === undefined ? [] : [[name, toFault(message)] as const];
  });
  return Object.fromEntries(told);
}

/** Fields that the team manages. */
export function lockedIn(profile: PartProfile): ReadonlySet<string> {
  const fields = Object.entries(profile ?? {});
  return new Set(fields.filter(([, { locked_value: locked }]) => locked !== undefined).map(([name]) => name));
}
