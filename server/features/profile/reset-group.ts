import { PROFILE, type ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import type { ProfileGroup } from '@yardsign/domain/profile/profile-field';
import { holdMember } from './hold-member.ts';
import { noteBrandChange } from './note-brand-change.ts';
import type { ProfileDeps } from './ports.ts';
import { readFeature } from './read-profiles.ts';
import { deleteFields } from './store.ts';

/** What nobody can be without, and what the team manages, stays as it is. */
function keptFields(feature: ProfileFeature): string[] {
  const { fields }: ProfileGroup = PROFILE[feature];
  return Object.entries(fields)
    .filter(([, { required, kind }]) => required === true || kind === 'server')
    .map(([name]) => name);
}

/** Puts a group back to its defaults, those of the member's team first. @returns the group as it is now. */
export async function resetGroup(deps: ProfileDeps, memberId: string, feature: ProfileFeature) {
  await deps.db.transaction().execute(async (tx) => {
    await holdMember(tx, memberId);
    const deleted = await deleteFields(tx, { memberId, feature, except: keptFields(feature) });
    if (deleted === 0) return;
    await deps.giveTeamSettings(tx, memberId, feature);
    await noteBrandChange(deps, tx, memberId, [feature]);
  });
  return readFeature(deps, memberId, feature);
}
