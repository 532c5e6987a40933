import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { PostRow } from '../rows.ts';
import { UNBEGUN } from '../states.ts';
import type { PostLineTable } from '../tables.ts';

/** Posts joined with their places in the line. */
type OpenPosts = SelectQueryBuilder<Tables & { line: PostLineTable }, 'line' | 'post', object>;

/** A member's posts that are still to come or still move, found in the line of what is to be done, without their past. */
export function openPostsOf(db: Db | Tx, ownerId: string): OpenPosts {
  return (
    db
      .selectFrom('post_line as line')
      .innerJoin('post', 'post.id', 'line.post_id')
      .where('line.owner_id', '=', ownerId)
      // As the index says it: what is over and waits for something all the same is left out.
      .where(sql<boolean>`line.doing not in ('telling', 'dressing')`)
  );
}

/** Those of them that nobody has begun to send. */
export const unbegunPostsOf = (db: Db | Tx, ownerId: string): OpenPosts =>
  openPostsOf(db, ownerId).where('post.state', 'in', UNBEGUN);

/** A member's posts that nobody has begun to send, locked until the transaction ends. */
export async function lockOpenPosts(tx: Tx, ownerId: string): Promise<PostRow[]> {
  return unbegunPostsOf(tx, ownerId).selectAll('post').orderBy('post.id').forUpdate('post').execute();
}
