import { storedConsent } from './consent.ts';
import { isFollowing, lineText, syncOf } from './lines.ts';
import type { FieldKind, ProfileField } from './profile-field.ts';
import { storedValue } from './field-rules.ts';

/** A field as it is kept. */
export interface SavedField {
  value: string;
  values: readonly string[];
  /** The basic field that it follows, or empty. */
  syncTo: string;
  fontSize: number | null;
}

/** A field as it is shown: `syncTo` is `hide`, `custom` or the basic field that it follows. */
export type ShownField = SavedField;

/** A field as it is sent to be saved. */
export interface FieldPayload {
  position: string;
  sync_to: string;
  value?: string | undefined;
  values?: readonly string[] | undefined;
  font_size?: number | null | undefined;
}

/** Kinds that are always something: nothing is what the group begins with. A line or a picture may be empty. */
const NEVER_EMPTY: readonly FieldKind[] = ['choice', 'months', 'ratio', 'color'];

/**
 * A field as it is kept. What follows the basic group keeps no copy of it, and what is hidden keeps nothing.
 *
 * @param firstName names the member in the default consent text.
 */
export function savedField(field: ProfileField, sent: Omit<FieldPayload, 'position'>, firstName: string): SavedField {
  const { sync_to: syncTo, values } = sent;
  const following = isFollowing(syncTo);
  const typed = syncTo === 'hide' ? '' : (sent.value ?? '');
  const stored = following || values !== undefined ? '' : storedValue(field, typed);
  const kept = stored === '' && NEVER_EMPTY.includes(field.kind) ? (field.initial ?? '') : stored;
  return {
    value: field.consent === undefined ? kept : storedConsent(field.consent, kept, firstName),
    values: (values ?? []).map((text) => text.trim()).filter((text) => text !== ''),
    syncTo: following ? syncTo : '',
    fontSize: sent.font_size ?? null,
  };
}

/** A field as it is shown. `basic` says what a field of the basic group says now. */
export function shownField(saved: SavedField, basic: (source: string) => string): ShownField {
  const syncTo = syncOf(saved.syncTo, saved.value);
  return { ...saved, syncTo, value: lineText({ syncTo, value: saved.value }, basic) };
}

/** A field that nobody has saved yet: what the group begins with. */
export function initialField(field: ProfileField): SavedField {
  return { value: field.initial ?? '', values: [], syncTo: field.follows ?? '', fontSize: null };
}

/** Whether two fields are kept as the same. */
export function isSameField(one: SavedField, other: SavedField): boolean {
  return (
    one.value === other.value &&
    one.values.length === other.values.length &&
    one.values.every((text, index) => text === other.values[index]) &&
    one.syncTo === other.syncTo &&
    one.fontSize === other.fontSize
  );
}

/** A shown field as it is sent back. */
export function toPayload(position: string, field: ProfileField, shown: ShownField) {
  return {
    position,
    sync_to: isFollowing(shown.syncTo) ? shown.syncTo : '',
    ...(field.kind === 'list' ? { values: [...shown.values] } : { value: shown.syncTo === 'hide' ? '' : shown.value }),
    font_size: shown.fontSize,
    table: '',
    field_type: field.kind === 'list' ? ('array' as const) : ('string' as const),
  };
}
