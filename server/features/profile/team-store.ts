import type { ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import type { SavedField } from '@yardsign/domain/profile/saved-field';
import type { Tx } from '../../platform/database/database.ts';

/** A field that a team sets in the profile of a member. */
export interface FieldOfTeam {
  memberId: string;
  sourceId: string;
  feature: ProfileFeature;
  name: string;
  saved: Omit<SavedField, 'values'>;
}

export const NO_LOCK = { locked_value: null, locked_sync_to: '', locked_font_size: null };

/** What the member had stays beneath the lock. */
export async function putLockedField(tx: Tx, { memberId, sourceId, feature, name, saved }: FieldOfTeam): Promise<void> {
  const lock = {
    locked_value: saved.value,
    locked_sync_to: saved.syncTo,
    locked_font_size: saved.fontSize,
    sync_source_user_id: sourceId,
  };
  await tx
    .insertInto('profile_field')
    .values({ member_id: memberId, feature, name, value: '', font_size: null, ...lock })
    .onConflict((conflict) => conflict.columns(['member_id', 'feature', 'name']).doUpdateSet(lock))
    .execute();
}

/** Given to a member who has saved nothing of their own there. */
export async function putDefaultField(
  tx: Tx,
  { memberId, sourceId, feature, name, saved }: FieldOfTeam,
): Promise<void> {
  const given = { value: saved.value, sync_to: saved.syncTo, font_size: saved.fontSize, ...NO_LOCK };
  await tx
    .insertInto('profile_field')
    .values({ member_id: memberId, feature, name, sync_source_user_id: sourceId, ...given })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'feature', 'name'])
        .doUpdateSet(given)
        .where('profile_field.sync_source_user_id', '=', sourceId),
    )
    .execute();
}
