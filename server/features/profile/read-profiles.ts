import { fullName, location } from '@yardsign/domain/profile/derived-fields';
import { syncOf } from '@yardsign/domain/profile/lines';
import { fieldOf, PROFILE_FEATURES, type ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import type { Profiles, ProfileDeps } from './ports.ts';
import { mustBeMember } from './must-be-member.ts';
import { fieldsOf, type FieldRow } from './store.ts';

type FeatureProfile = Profiles['basic'];

function presentField(row: FieldRow): FeatureProfile[string] {
  return {
    value: row.locked_value ?? row.value,
    SyncTo: syncOf(row.sync_to, row.value),
    fontSize: row.font_size,
    field_type: row.field_type,
    table: row.table_name,
    ...(row.field_type === 'array' && { values: row.values }),
    ...(row.locked_value !== null && { locked_value: row.locked_value }),
    ...(row.sync_source_user_id !== null && { sync_source_user_id: row.sync_source_user_id }),
  };
}

function derivedField(value: string): FeatureProfile[string] {
  return { value, SyncTo: syncOf('', value), fontSize: null, field_type: 'string', table: '' };
}

/**
 * One group of fields by name; the basic group also has what is made of others. A field that no group has, kept before names were
 * checked, is left out.
 */
export function presentFeature(feature: ProfileFeature, rows: readonly FieldRow[]): FeatureProfile {
  const profile = Object.fromEntries(
    rows
      .filter((row) => row.feature === feature && fieldOf(feature, row.name) !== undefined)
      .map((row) => [row.name, presentField(row)]),
  );
  if (feature !== 'basic') return profile;
  const value = (name: string) => profile[name]?.value ?? '';
  profile['full_name'] = derivedField(fullName(value('first_name'), value('last_name')));
  profile['location'] = derivedField(location(value('city'), value('state')));
  return profile;
}

/** The whole profile of a member; groups without a field are empty. @throws AppError `profile_not_found` when there is no such member. */
export async function readProfiles(deps: Pick<ProfileDeps, 'db'>, memberId: string): Promise<Profiles> {
  const rows = await fieldsOf(deps.db, memberId);
  if (rows.length === 0) await mustBeMember(deps.db, memberId);
  return Object.fromEntries(PROFILE_FEATURES.map((feature) => [feature, presentFeature(feature, rows)])) as Profiles;
}
