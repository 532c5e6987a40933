import { fieldOf, showsOnPosts, type ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import type { SavedField } from '@yardsign/domain/profile/saved-field';
import type { TeamMode } from '@yardsign/domain/profile/team-settings';
import type { Tx } from '../../platform/database/database.ts';
import { holdMembers } from './hold-member.ts';
import { lendImage, raiseBrandVersions } from './store.ts';
import { putDefaultField, putLockedField } from './team-store.ts';

/** A field as a team sets it, with its stored value. */
export interface TeamSetting {
  feature: ProfileFeature;
  name: string;
  mode: TeamMode;
  saved: Omit<SavedField, 'values'>;
}

/**
 * Sets fields of members' profiles for their team: what is locked they see and cannot change, what is a default they have until
 * they change it. Unsent pieces wear them once the caller has told of the change of brand. However many members there are, they are
 * asked for and written together: a team of thousands is set in a moment.
 *
 * @param sourceId who set it: the account that members are shown as its source.
 * @returns whether posts show any of it.
 */
export async function setForTeam(
  tx: Tx,
  input: { memberIds: readonly string[]; sourceId: string; settings: readonly TeamSetting[]; now: Date },
): Promise<boolean> {
  const { memberIds, sourceId, settings, now } = input;
  await holdMembers(tx, memberIds);
  for (const { feature, name, mode, saved } of settings) {
    if (fieldOf(feature, name)?.kind === 'picture' && saved.value !== '')
      await lendImage(tx, { from: sourceId, to: memberIds, sha256: saved.value });
    const put = mode === 'locked' ? putLockedField : putDefaultField;
    await put(tx, { memberIds, sourceId, feature, name, saved });
  }
  const shows = settings.some(({ feature }) => showsOnPosts(feature));
  if (shows) await raiseBrandVersions(tx, memberIds, now);
  return shows;
}
