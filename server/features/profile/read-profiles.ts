import { basicSource } from '@yardsign/domain/profile/derived-fields';
import { fieldOf, PROFILE_FEATURES, type ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import { shownField } from '@yardsign/domain/profile/saved-field';
import { mustBeMember } from './must-be-member.ts';
import type { Profiles, ProfileDeps } from './ports.ts';
import { fieldsOf, toSaved, type FieldRow } from './store.ts';

type FeatureProfile = Profiles['basic'];

function presentField(row: FieldRow, basic: (source: string) => string): FeatureProfile[string] {
  const shown = shownField(toSaved(row), basic);
  return {
    value: shown.value,
    SyncTo: shown.syncTo,
    fontSize: shown.fontSize,
    field_type: row.field_type,
    table: row.table_name,
    ...(row.field_type === 'array' && { values: row.values }),
    ...(row.locked_value !== null && { locked_value: row.locked_value }),
    ...(row.sync_source_user_id !== null && { sync_source_user_id: row.sync_source_user_id }),
  };
}

function derivedField(value: string): FeatureProfile[string] {
  return { value, SyncTo: value === '' ? 'hide' : 'custom', fontSize: null, field_type: 'string', table: '' };
}

/** What the basic group says, what is made of its fields included. */
function sourceIn(rows: readonly FieldRow[]): (source: string) => string {
  const basic = new Map(
    rows.filter((row) => row.feature === 'basic').map((row) => [row.name, row.locked_value ?? row.value]),
  );
  return basicSource((field) => basic.get(field) ?? '');
}

/**
 * One group of fields by name; the basic group also has what is made of others. A field that no group has, kept before names were
 * checked, is left out.
 *
 * @param rows of the group and of the basic one, which lines of other groups follow.
 */
function presentFeature(feature: ProfileFeature, rows: readonly FieldRow[]): FeatureProfile {
  const basic = sourceIn(rows);
  const profile = Object.fromEntries(
    rows
      .filter((row) => row.feature === feature && fieldOf(feature, row.name) !== undefined)
      .map((row) => [row.name, presentField(row, basic)]),
  );
  if (feature !== 'basic') return profile;
  return { ...profile, full_name: derivedField(basic('full_name')), location: derivedField(basic('location')) };
}

/** One group as it is now. */
export async function readFeature(deps: Pick<ProfileDeps, 'db'>, memberId: string, feature: ProfileFeature) {
  return presentFeature(feature, await fieldsOf(deps.db, memberId));
}

/** The whole profile of a member; groups without a field are empty. @throws AppError `profile_not_found` when there is no such member. */
export async function readProfiles(deps: Pick<ProfileDeps, 'db'>, memberId: string): Promise<Profiles> {
  const rows = await fieldsOf(deps.db, memberId);
  if (rows.length === 0) await mustBeMember(deps.db, memberId);
  return Object.fromEntries(PROFILE_FEATURES.map((feature) => [feature, presentFeature(feature, rows)])) as Profiles;
}
