import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { videoUrl } from '../ports.ts';
import type { UploadTable } from '../tables.ts';

/** As a profile field names a row. */
const VIDEO_ADDRESS = sql`${videoUrl('')} || upload.id`;

export type Upload = Selectable<UploadTable>;

/** Remembers a file that is announced, if the member has room for it, however many are announced at once. */
export async function announceUpload(
  db: Db,
  row: Insertable<UploadTable> & { member_id: string },
  mostKept: number,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if ((await bytesOf(tx, row.member_id)) + row.bytes > mostKept) return false;
    await tx.insertInto('upload').values(row).execute();
    return true;
  });
}

/** What a member's files come to, those on their way included. Nobody else adds to them until the transaction is over. */
async function bytesOf(tx: Tx, memberId: string): Promise<number> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute();
  const { sum } = await tx
    .selectFrom('upload')
    .select(sql<number>`coalesce(sum(bytes), 0)::double precision`.as('sum'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return sum;
}

/**
 * Gives an address for a file in one piece to the bytes that come, if it is no other ones' and its member has room for them.
 *
 * @returns `other` when other bytes came first
 */
export async function takeAddress(
  db: Db,
  { id, member_id: memberId, bytes: before }: Upload & { member_id: string },
  { bytes, tag }: { bytes: number; tag: string },
  mostKept: number,
): Promise<'taken' | 'other' | 'no room'> {
  return db.transaction().execute(async (tx) => {
    if ((await bytesOf(tx, memberId)) - before + bytes > mostKept) return 'no room';
    const { numUpdatedRows } = await tx
      .updateTable('upload')
      .set({ bytes, tag })
      .where('id', '=', id)
      .where('done_at', 'is', null)
      .where((where) => where.or([where('tag', 'is', null), where('tag', '=', tag)]))
      .executeTakeFirst();
    return numUpdatedRows > 0n ? 'taken' : 'other';
  });
}

export async function setStoreId(db: Db, id: string, storeId: string): Promise<void> {
  await db.updateTable('upload').set({ store_id: storeId }).where('id', '=', id).execute();
}

/** An upload whose time is not over. */
export async function findUpload(db: Db, id: string, now: Date): Promise<Upload | undefined> {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** @returns whether the upload is there, and was not done before. */
export async function markDone(db: Db, id: string, times: { doneAt: Date; expiresAt: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('upload')
    .set({ done_at: times.doneAt, expires_at: times.expiresAt })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether a profile shows a file, a team sets it in those of its members, or it is a film that a member has made, recorded, or shows in a film. */
const isShown = sql<boolean>`
  exists (select from made_film m where m.upload_id = upload.id) or
  exists (select from recording r where r.upload_id = upload.id) or
  exists (select from film_drawing d where d.upload_id = upload.id) or
  exists (select from profile_field f where f.feature = 'video' and ${VIDEO_ADDRESS} in (f.value, f.locked_value))
  or exists (select from team_lock l where l.value = ${VIDEO_ADDRESS})`;

/** Gives what is shown another while, so that what is taken away and put back is still there. */
export async function keepShown(db: Db, until: Date): Promise<void> {
  await db
    .updateTable('upload')
    .set({ expires_at: until })
    .where('member_id', 'is not', null)
    .where('format', 'is not', null)
    .where(isShown)
    .execute();
}

/** Those that are to be deleted: their time is over, or their member is gone. */
export async function uploadsToForget(db: Db, now: Date): Promise<Upload[]> {
  return db
    .selectFrom('upload')
    .selectAll()
    .where((where) => where.or([where('expires_at', '<=', now), where('member_id', 'is', null)]))
    .execute();
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('upload').where('id', '=', id).execute();
}
