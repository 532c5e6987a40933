import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { readableBy, type Readership } from '../store.ts';

/** In a statement: the ids of the pieces that a member saved, the last one first. */
export function savedBy(memberId: string): RawBuilder<unknown> {
  return sql`
    select saved_content.content_id from saved_content
    where saved_content.member_id = ${memberId} order by saved_content.saved_at desc, saved_content.content_id`;
}

/** What a member saved and what they shared, so many of each, by one statement. */
export async function marksOf(
  db: Db,
  memberId: string,
  options: { sharedPieces: RawBuilder<unknown>; most: number },
): Promise<{ saved: string[]; shared: string[] }> {
  const { rows } = await sql<{ saved: string[]; shared: string[] }>`
    select array(select * from (${savedBy(memberId)}) as s limit ${options.most}) as saved,
      array(select * from (${options.sharedPieces}) as s limit ${options.most}) as shared`.execute(db);
  return rows[0] ?? { saved: [], shared: [] };
}

/** @returns whether there is such a piece for this reader to save. */
export async function saveMark(db: Db, reader: Readership, contentId: string, savedAt: Date): Promise<boolean> {
  const { memberId } = reader;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('saved_content')
    .columns(['member_id', 'content_id', 'saved_at'])
    .expression((from) =>
      from
        .selectFrom('content')
        .select([
          sql<string>`${memberId}::text`.as('member_id'),
          'id',
          sql<Date>`${savedAt}::timestamptz`.as('saved_at'),
        ])
        .where('id', '=', contentId)
        .where(readableBy(reader)),
    )
    .onConflict((conflict) => conflict.columns(['member_id', 'content_id']).doUpdateSet({ saved_at: savedAt }))
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function removeMark(db: Db, memberId: string, contentId: string): Promise<void> {
  await db.deleteFrom('saved_content').where('member_id', '=', memberId).where('content_id', '=', contentId).execute();
}
