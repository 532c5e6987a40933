import type { ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import type { SavedField } from '@yardsign/domain/profile/saved-field';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { anyOf } from './store.ts';

/** A field that a team sets in the profiles of members. */
export interface FieldOfTeam {
  memberIds: readonly string[];
  sourceId: string;
  feature: ProfileFeature;
  name: string;
  saved: Omit<SavedField, 'values'>;
}

export const NO_LOCK = { locked_value: null, locked_sync_to: '', locked_font_size: null };

/** What members had stays beneath the lock. */
export async function putLockedField(
  tx: Tx,
  { memberIds, sourceId, feature, name, saved }: FieldOfTeam,
): Promise<void> {
  await sql`
    insert into profile_field
      (member_id, feature, name, locked_value, locked_sync_to, locked_font_size, sync_source_user_id)
    select id, ${feature}, ${name}, ${saved.value}, ${saved.syncTo}, ${saved.fontSize}::int, ${sourceId}
    from member where id = ${anyOf(memberIds)}
    on conflict (member_id, feature, name) do update set
      locked_value = excluded.locked_value,
      locked_sync_to = excluded.locked_sync_to,
      locked_font_size = excluded.locked_font_size,
      sync_source_user_id = excluded.sync_source_user_id`.execute(tx);
}

/** Given to those who have saved nothing of their own there. */
export async function putDefaultField(
  tx: Tx,
  { memberIds, sourceId, feature, name, saved }: FieldOfTeam,
): Promise<void> {
  await sql`
    insert into profile_field (member_id, feature, name, value, sync_to, font_size, sync_source_user_id)
    select id, ${feature}, ${name}, ${saved.value}, ${saved.syncTo}, ${saved.fontSize}::int, ${sourceId}
    from member where id = ${anyOf(memberIds)}
    on conflict (member_id, feature, name) do update set
      value = excluded.value,
      sync_to = excluded.sync_to,
      font_size = excluded.font_size,
      locked_value = null,
      locked_sync_to = '',
      locked_font_size = null
    where profile_field.sync_source_user_id = ${sourceId}`.execute(tx);
}
