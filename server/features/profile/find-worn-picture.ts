import type { PictureField } from '@yardsign/domain/profile/basic-fields';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export interface WornPicture {
  sha256: string;
  mediaType: 'image/png' | 'image/jpeg';
}

/** The picture that a member's brand wears now in a field. @param memberId as it stands in the statement. */
export async function findWornPicture(
  db: Db,
  memberId: RawBuilder<string | null>,
  field: PictureField,
): Promise<WornPicture | undefined> {
  const row = await db
    .selectFrom('profile_field')
    .innerJoin('image', 'image.member_id', 'profile_field.member_id')
    .select(['image.sha256', 'image.format'])
    .where('profile_field.member_id', '=', memberId)
    .where('profile_field.feature', '=', 'basic')
    .where('profile_field.name', '=', field)
    .where(sql<boolean>`image.sha256 = coalesce(profile_field.locked_value, profile_field.value)`)
    .executeTakeFirst();
  return row && { sha256: row.sha256, mediaType: row.format === 'png' ? 'image/png' : 'image/jpeg' };
}
