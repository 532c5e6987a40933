import type { Db } from '../../../platform/database/database.ts';
import { unbegunPostsOf } from '../posts/open-posts.ts';
import type { PostRow } from '../rows.ts';

/** What a schedule says of a post. */
export type PlannedPost = Pick<
  PostRow,
  'wall_date' | 'wall_time' | 'wall_zone' | 'content_id' | 'language' | 'size' | 'caption' | 'network' | 'target_id'
>;

/** Posts whose time was chosen and is still to come, in its order. */
export async function plannedPosts(db: Db, memberId: string): Promise<PlannedPost[]> {
  return unbegunPostsOf(db, memberId)
    .select(['wall_date', 'wall_time', 'wall_zone', 'content_id', 'language', 'size', 'caption'])
    .select(['post.network', 'post.target_id'])
    .where('post.comment_of', 'is', null)
    .where('post.wall_date', 'is not', null)
    .orderBy('line.due_at')
    .orderBy('line.post_id')
    .execute();
}
