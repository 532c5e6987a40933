import type { ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { holdMembers } from './hold-member.ts';
import { anyOf, raiseBrandVersions } from './store.ts';
import { NO_LOCK } from './team-store.ts';

/** A video is played to its owner and to those whose team has set it: without the team it is not theirs to keep. */
const isVideo = sql<boolean>`profile_field.feature = 'video' and profile_field.name in ('custom_intro', 'custom_outro')`;
const isLocked = sql<boolean>`profile_field.locked_value is not null`;

/**
 * Gives what one source has set to the members: what a field shows becomes their own, but for videos, which go back. Unsent pieces
 * follow that once the caller has told of the change of brand.
 *
 * @returns the members whose posts show any of it otherwise than before.
 */
export async function releaseFields(
  tx: Tx,
  input: {
    memberIds: readonly string[];
    sourceId: string;
    only?: { feature: ProfileFeature; name: string };
    now: Date;
  },
): Promise<string[]> {
  const { memberIds, sourceId, only, now } = input;
  await holdMembers(tx, memberIds);
  const released = await tx
    .updateTable('profile_field')
    .set({
      value: sql`case when ${isVideo} then case when ${isLocked} then value else '' end else coalesce(locked_value, value) end`,
      sync_to: sql`case when ${isLocked} then locked_sync_to else sync_to end`,
      font_size: sql`case when ${isLocked} then locked_font_size else font_size end`,
      ...NO_LOCK,
      sync_source_user_id: null,
    })
    .where('member_id', '=', anyOf(memberIds))
    .where('sync_source_user_id', '=', sourceId)
    .$if(only !== undefined, (query) =>
      query.where('feature', '=', only?.feature ?? 'basic').where('name', '=', only?.name ?? ''),
    )
    .returning(['member_id', isVideo.as('is_video')])
    .execute();
  const changed = [...new Set(released.filter((field) => field.is_video).map((field) => field.member_id))];
  if (changed.length > 0) await raiseBrandVersions(tx, changed, now);
  return changed;
}
