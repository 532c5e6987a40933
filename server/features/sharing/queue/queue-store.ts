import type { PostState } from '@yardsign/domain/sharing/delivery';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { PostRow } from '../rows.ts';
import type { PostingQueueTable } from '../tables.ts';

type QueueRow = Selectable<PostingQueueTable>;

/** What has a time in these keeps it no longer. */
const OVER: PostState[] = ['failed', 'cancelled', 'missed'];

export async function queuesOf(
  db: Db | Tx,
  memberId: string,
): Promise<Pick<QueueRow, 'network' | 'target_id' | 'slots'>[]> {
  return db
    .selectFrom('posting_queue')
    .select(['network', 'target_id', 'slots'])
    .where('member_id', '=', memberId)
    .execute();
}

export async function saveQueue(db: Db, row: QueueRow): Promise<void> {
  const values = { ...row, slots: JSON.stringify(row.slots) };
  await db
    .insertInto('posting_queue')
    .values(values)
    .onConflict((conflict) => conflict.columns(['member_id', 'network', 'target_id']).doUpdateSet(values))
    .execute();
}

export type TimedPost = Pick<
  PostRow,
  'id' | 'title' | 'network' | 'target_id' | 'due_at' | 'wall_date' | 'wall_time' | 'wall_zone'
>;

/** A member's posts that have a time from then on. */
export async function timedPosts(db: Db | Tx, memberId: string, from: Date): Promise<TimedPost[]> {
  return db
    .selectFrom('post')
    .select(['id', 'title', 'network', 'target_id', 'due_at', 'wall_date', 'wall_time', 'wall_zone'])
    .where('owner_id', '=', memberId)
    .where('comment_of', 'is', null)
    .where('due_at', '>=', from)
    .where('state', 'not in', OVER)
    .orderBy('due_at')
    .orderBy('id')
    .execute();
}
