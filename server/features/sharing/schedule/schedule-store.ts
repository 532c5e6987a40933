import type { Db } from '../../../platform/database/database.ts';
import type { PostRow } from '../rows.ts';

/** Posts whose time was chosen and is still to come, in its order. */
export async function plannedPosts(db: Db, memberId: string): Promise<PostRow[]> {
  return db
    .selectFrom('post')
    .selectAll()
    .where('owner_id', '=', memberId)
    .where('state', 'in', ['scheduled', 'needs_reconnect'])
    .where('comment_of', 'is', null)
    .where('wall_date', 'is not', null)
    .orderBy('due_at')
    .orderBy('id')
    .execute();
}
