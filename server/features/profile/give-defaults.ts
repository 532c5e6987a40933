import { PROFILE, type ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import type { ProfileField } from '@yardsign/domain/profile/profile-field';
import { initialField } from '@yardsign/domain/profile/saved-field';
import { holdMember } from './hold-member.ts';
import { mustBeMember } from './must-be-member.ts';
import type { ProfileDeps, Profiles } from './ports.ts';
import { readProfiles } from './read-profiles.ts';
import { fieldsOf, saveFields } from './store.ts';

/** What these groups begin with: only fields that begin with something are kept. */
function beginnings(feature: ProfileFeature) {
  return Object.entries<ProfileField>(PROFILE[feature].fields)
    .map(([name, field]) => ({ name, saved: initialField(field) }))
    .filter(({ saved }) => saved.value !== '' || saved.syncTo !== '');
}

/**
 * Gives groups of a profile their default settings, field by field, where nothing is saved yet. What pieces look like does not
 * change by it: a field that is not saved shows its default already.
 *
 * @returns these groups as they are now. @throws AppError `profile_not_found` when there is no such member.
 */
export async function giveDefaults(
  deps: ProfileDeps,
  memberId: string,
  features: readonly ProfileFeature[],
): Promise<Partial<Profiles>> {
  await mustBeMember(deps.db, memberId);
  await deps.db.transaction().execute(async (tx) => {
    await holdMember(tx, memberId);
    for (const feature of features) {
      const known = new Set((await fieldsOf(tx, memberId, feature)).map(({ name }) => name));
      const fields = beginnings(feature).filter(({ name }) => !known.has(name));
      if (fields.length > 0) await saveFields(tx, { memberId, feature, fields });
    }
  });
  const profiles = await readProfiles(deps, memberId);
  return Object.fromEntries(features.map((feature) => [feature, profiles[feature]]));
}
