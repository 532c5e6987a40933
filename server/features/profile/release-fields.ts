import type { ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { holdMember } from './hold-member.ts';
import { raiseBrandVersion } from './store.ts';
import { NO_LOCK } from './team-store.ts';

/** A video is played to its owner and to those whose team has set it: without the team it is not theirs to keep. */
const isVideo = sql<boolean>`profile_field.feature = 'video' and profile_field.name in ('custom_intro', 'custom_outro')`;
const isLocked = sql<boolean>`profile_field.locked_value is not null`;

/**
 * Gives what one source has set to the member: what a field shows becomes their own, but for videos, which go back. Unsent pieces
 * follow that once the caller has told of the change of brand.
 *
 * @returns whether posts show any of it otherwise than before.
 */
export async function releaseFields(
  tx: Tx,
  input: { memberId: string; sourceId: string; only?: { feature: ProfileFeature; name: string }; now: Date },
): Promise<boolean> {
  const { only } = input;
  await holdMember(tx, input.memberId);
  const released = await tx
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
    .returning(isVideo.as('is_video'))
    .execute();
  const shows = released.some((field) => field.is_video);
  if (shows) await raiseBrandVersion(tx, input.memberId, input.now);
  return shows;
}
