import type { Db, Tx } from '../../../platform/database/database.ts';
import type { PostRow } from '../rows.ts';
import { UNBEGUN } from '../states.ts';

/** A post, locked until the transaction ends; undefined when there is none. */
export async function lockPost(tx: Tx, id: string): Promise<PostRow | undefined> {
  return tx.selectFrom('post').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Whether a post waits for somebody's yes. One that was cancelled does not, until it is given its time back. */
export function waitsForYes(post: Pick<PostRow, 'awaits_approval' | 'state'>): boolean {
  return post.awaits_approval && UNBEGUN.includes(post.state);
}

/** The posts that wait for somebody's yes, those of some members where these are given. */
export async function awaitingPosts(db: Db | Tx, ownerIds?: readonly string[]): Promise<PostRow[]> {
  let query = db
    .selectFrom('post')
    .selectAll()
    .where('awaits_approval', '=', true)
    .where('state', 'in', UNBEGUN)
    .orderBy('due_at')
    .orderBy('id');
  if (ownerIds) query = query.where('owner_id', 'in', [...ownerIds, '']);
  return query.execute();
}

export async function postsOfIds(db: Db | Tx, ids: readonly string[]): Promise<Map<string, PostRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('post')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
