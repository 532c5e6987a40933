import type { ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import type { SavedField } from '@yardsign/domain/profile/saved-field';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** A field that a team sets in the profile of a member. */
export interface FieldOfTeam {
  memberId: string;
  sourceId: string;
  feature: ProfileFeature;
  name: string;
  saved: Omit<SavedField, 'values'>;
}

const NO_LOCK = { locked_value: null, locked_sync_to: '', locked_font_size: null };

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

/** A video is played to its owner and to those whose team has set it: without the team it is not theirs to keep. */
const isVideo = sql<boolean>`profile_field.feature = 'video' and profile_field.name in ('custom_intro', 'custom_outro')`;
const isLocked = sql<boolean>`profile_field.locked_value is not null`;

/** Gives what one source has set to the member: what a field shows becomes their own. */
export async function releaseFields(
  tx: Tx,
  input: { memberId: string; sourceId: string; only?: { feature: ProfileFeature; name: string } },
): Promise<void> {
  const { only } = input;
  await tx
    .updateTable('profile_field')
    .set({
      value: sql`case when ${isVideo} then case when ${isLocked} then value else '' end else coalesce(locked_value, value) end`,
      sync_to: sql`case when ${isLocked} then locked_sync_to else sync_to end`,
      font_size: sql`case when ${isLocked} then locked_font_size else font_size end`,
      ...NO_LOCK,
      sync_source_user_id: null,
    })
    .where('member_id', '=', input.memberId)
    .where('sync_source_user_id', '=', input.sourceId)
    .$if(only !== undefined, (query) =>
      query.where('feature', '=', only?.feature ?? 'basic').where('name', '=', only?.name ?? ''),
    )
    .execute();
}
