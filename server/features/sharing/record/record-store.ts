import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { PostingRecordTable } from '../tables.ts';

type RecordRow = Selectable<PostingRecordTable>;

/** The end of a member's record, locked until the transaction ends; a new one begins after `beginning`. */
export async function lockRecord(tx: Tx, memberId: string, beginning: string): Promise<RecordRow> {
  return tx
    .insertInto('posting_record')
    .values({ member_id: memberId, posts: 0, head: beginning })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ member_id: memberId }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function moveRecord(tx: Tx, { member_id: memberId, posts, head }: RecordRow): Promise<void> {
  await tx.updateTable('posting_record').set({ posts, head }).where('member_id', '=', memberId).execute();
}

export async function findRecord(db: Db, memberId: string): Promise<RecordRow | undefined> {
  return db.selectFrom('posting_record').selectAll().where('member_id', '=', memberId).executeTakeFirst();
}

/** Every entry of a member's posts, of those that were taken back too: post by post as they were made, and within a post as it happened. */
export async function entriesOf(db: Db, memberId: string) {
  return db
    .selectFrom('post_event as event')
    .innerJoin(
      (own) =>
        own
          .selectFrom('post')
          .select(['id', 'created_at'])
          .where('owner_id', '=', memberId)
          .unionAll(
            own.selectFrom('taken_back_post').select(['post_id as id', 'created_at']).where('owner_id', '=', memberId),
          )
          .as('own'),
      (join) => join.onRef('own.id', '=', 'event.post_id'),
    )
    .select(['event.post_id', 'event.at', 'event.state', 'event.note', 'event.said', 'event.hash'])
    .orderBy('own.created_at')
    .orderBy('own.id')
    .orderBy('event.id')
    .execute();
}
