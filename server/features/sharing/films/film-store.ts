import type { Db } from '../../../platform/database/database.ts';
import { unbegunPostsOf } from '../posts/open-posts.ts';
import type { PostRow } from '../rows.ts';

/** Posts of a member that carry a film and that nobody has tried to send yet. */
export async function unsentFilms(db: Db, ownerId: string): Promise<PostRow[]> {
  return unbegunPostsOf(db, ownerId)
    .selectAll('post')
    .where('post.attempts', '=', 0)
    .where('post.film', 'is not', null)
    .orderBy('post.id')
    .execute();
}
