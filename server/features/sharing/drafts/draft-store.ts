import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { PlaceInTime } from '../../../platform/http/time-cursor.ts';
import type { ShareDraftTable } from '../tables.ts';

export type DraftRow = Selectable<ShareDraftTable>;

/** The draft of a piece; `created_at` of one that is there already stays. */
export async function upsertDraft(tx: Tx, row: DraftRow): Promise<DraftRow> {
  const { member_id: _member, content_id: _content, created_at: _made, ...changed } = row;
  const json = {
    captions: JSON.stringify(row.captions),
    alt_texts: JSON.stringify(row.alt_texts),
    first_comments: JSON.stringify(row.first_comments),
    covers: JSON.stringify(row.covers),
    mentions: JSON.stringify(row.mentions),
    pictures: JSON.stringify(row.pictures),
    targets: row.targets && JSON.stringify(row.targets),
    variants: JSON.stringify(row.variants),
  };
  return tx
    .insertInto('share_draft')
    .values({ ...row, ...json })
    .onConflict((conflict) => conflict.columns(['member_id', 'content_id']).doUpdateSet({ ...changed, ...json }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Makes the saves of one member wait for each other, so that each counts what the others have added. */
export async function lockDraftsOf(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
}

/** Drops all but the `keep` drafts that were changed last. */
export async function dropOldDrafts(tx: Tx, memberId: string, keep: number): Promise<void> {
  await tx
    .deleteFrom('share_draft')
    .where('member_id', '=', memberId)
    .where('content_id', 'in', (drafts) =>
      drafts
        .selectFrom('share_draft')
        .select('content_id')
        .where('member_id', '=', memberId)
        .orderBy('updated_at', 'desc')
        .orderBy('content_id', 'desc')
        .offset(keep),
    )
    .execute();
}

export async function findDraft(db: Db, memberId: string, contentId: string): Promise<DraftRow | undefined> {
  return db
    .selectFrom('share_draft')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('content_id', '=', contentId)
    .executeTakeFirst();
}

/** A page of a member's drafts by key, the one changed last first. There are so few that the primary key serves. */
export async function pageOfDrafts(
  db: Db,
  wanted: { memberId: string; after: PlaceInTime | undefined; limit: number },
): Promise<DraftRow[]> {
  let query = db.selectFrom('share_draft').selectAll().where('member_id', '=', wanted.memberId);
  if (wanted.after) {
    const { at, id } = wanted.after;
    query = query.where(sql<boolean>`(updated_at, content_id) < (${at}, ${id})`);
  }
  return query.orderBy('updated_at', 'desc').orderBy('content_id', 'desc').limit(wanted.limit).execute();
}

export async function removeDraft(db: Db | Tx, memberId: string, contentId: string): Promise<void> {
  await db.deleteFrom('share_draft').where('member_id', '=', memberId).where('content_id', '=', contentId).execute();
}
