import type { Language } from '@yardsign/domain/languages';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { PostRow } from '../rows.ts';
import { NOT_OUT } from '../states.ts';

/** The zone that a member lives by. */
export async function memberZone(tx: Db | Tx, memberId: string): Promise<string> {
  const { time_zone } = await tx
    .selectFrom('member')
    .select('time_zone')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return time_zone;
}

/** The member's posts of a piece between two times that are or may be out, or are to go out; in the order of their times. */
export async function earlierPostsOf(
  tx: Db | Tx,
  wanted: { memberId: string; contentId: string; language: Language; from: Date; until: Date },
): Promise<Pick<PostRow, 'id' | 'network' | 'target_id' | 'target_name' | 'state' | 'due_at'>[]> {
  return tx
    .selectFrom('post')
    .select(['id', 'network', 'target_id', 'target_name', 'state', 'due_at'])
    .where('owner_id', '=', wanted.memberId)
    .where('comment_of', 'is', null)
    .where('content_id', '=', wanted.contentId)
    .where('language', '=', wanted.language)
    .where('due_at', '>', wanted.from)
    .where('due_at', '<', wanted.until)
    .where('state', 'not in', NOT_OUT)
    .where('taken_down_at', 'is', null)
    .where((where) => where.or([where('state', '!=', 'needs_attention'), where('proven_absent', '=', false)]))
    .orderBy('due_at')
    .orderBy('id')
    .execute();
}
