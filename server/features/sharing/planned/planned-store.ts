import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { PostRow } from '../rows.ts';
import type { PostedPiece } from './plan-posts.ts';
import { NOT_OUT, UNBEGUN } from '../states.ts';

/** The posts of members from a time on that are or may be out, or are to go out. */
export async function postedPieces(db: Db | Tx, memberIds: readonly string[], from: Date): Promise<PostedPiece[]> {
  const rows = await db
    .selectFrom('post')
    .select(['owner_id', 'content_id', 'language', 'network', 'target_id', 'due_at', 'slot_id'])
    .where(sql<boolean>`owner_id = any(${[...memberIds]}::text[])`)
    .where('comment_of', 'is', null)
    .where('due_at', '>', from)
    .where('state', 'not in', NOT_OUT)
    .execute();
  return rows.map((row) => ({
    memberId: row.owner_id,
    contentId: row.content_id,
    language: row.language,
    network: row.network,
    targetId: row.target_id,
    at: row.due_at,
    slotId: row.slot_id,
  }));
}

/** The posts of hours of jobs that nobody has begun to send, locked until the transaction ends. */
export async function lockUnsentOf(tx: Tx, slotIds: readonly string[]): Promise<PostRow[]> {
  return tx
    .selectFrom('post')
    .selectAll()
    .where(ofSlots(slotIds))
    .where('state', 'in', UNBEGUN)
    .where('attempts', '=', 0)
    .where('proven_absent', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Takes posts out of the ledger. Their entries stay in the record. */
export async function removePosts(
  tx: Tx,
  posts: readonly Pick<PostRow, 'id' | 'owner_id' | 'created_at'>[],
): Promise<void> {
  if (posts.length === 0) return;
  await tx
    .insertInto('taken_back_post')
    .values(posts.map(({ id, owner_id, created_at }) => ({ post_id: id, owner_id, created_at })))
    .execute();
  await tx
    .deleteFrom('post')
    .where(
      'id',
      'in',
      posts.map(({ id }) => id),
    )
    .execute();
}

/** What there is of posts of these hours. */
export async function postsOfSlots(
  db: Db | Tx,
  slotIds: readonly string[],
): Promise<Pick<PostRow, 'slot_id' | 'network' | 'target_id' | 'state'>[]> {
  return db.selectFrom('post').select(['slot_id', 'network', 'target_id', 'state']).where(ofSlots(slotIds)).execute();
}

const ofSlots = (slotIds: readonly string[]) => sql<boolean>`slot_id = any(${[...slotIds]}::text[])`;
