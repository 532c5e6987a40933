import { fieldOf, showsOnPosts, type ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import type { SavedField } from '@yardsign/domain/profile/saved-field';
import type { TeamMode } from '@yardsign/domain/profile/team-settings';
import type { Tx } from '../../platform/database/database.ts';
import { holdMember } from './hold-member.ts';
import { lendImage, raiseBrandVersion } from './store.ts';
import { putDefaultField, putLockedField } from './team-store.ts';

/** A field as a team sets it, with its stored value. */
export interface TeamSetting {
  feature: ProfileFeature;
  name: string;
  mode: TeamMode;
  saved: Omit<SavedField, 'values'>;
}

/**
 * Sets fields of a member's profile for their team: what is locked they see and cannot change, what is a default they have until
 * they change it. Unsent pieces wear them once the caller has told of the change of brand.
 *
 * @param sourceId who set it: the account that members are shown as its source.
 * @returns whether posts show any of it.
 */
export async function setForTeam(
  tx: Tx,
  input: { memberId: string; sourceId: string; settings: readonly TeamSetting[]; now: Date },
): Promise<boolean> {
  const { memberId, sourceId, settings, now } = input;
  await holdMember(tx, memberId);
  for (const { feature, name, mode, saved } of settings) {
    if (fieldOf(feature, name)?.kind === 'picture' && saved.value !== '')
      await lendImage(tx, { from: sourceId, to: memberId, sha256: saved.value });
    const put = mode === 'locked' ? putLockedField : putDefaultField;
    await put(tx, { memberId, sourceId, feature, name, saved });
  }
  const shows = settings.some(({ feature }) => showsOnPosts(feature));
  if (shows) await raiseBrandVersion(tx, memberId, now);
  return shows;
}
