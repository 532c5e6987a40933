import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { PlaceInTime } from '../../platform/http/time-cursor.ts';
import type { RecordingTable } from './tables.ts';

export type RecordingRow = Selectable<RecordingTable>;

/** The part of a recording that its video shows, in milliseconds. */
export interface Cut {
  from: number;
  until: number;
}

export function cutOf(row: Pick<RecordingRow, 'cut_from' | 'cut_until' | 'length_ms'>): Cut {
  return { from: row.cut_from, until: row.cut_until ?? row.length_ms };
}

/** Which recording, and whose. */
export interface OwnRecording {
  memberId: string;
  id: string;
}

/** Of a member, and of one script alone where it is named. */
export interface RecordingsOf {
  memberId: string;
  script: string | undefined;
}

/** Keeps a recording. One of the same upload is there already when the call is made again, and stays. @returns the one that is kept. */
export async function insertRecording(db: Db, row: Insertable<RecordingTable>): Promise<RecordingRow> {
  return db
    .insertInto('recording')
    .values(row)
    .onConflict((conflict) => conflict.column('upload_id').doUpdateSet({ upload_id: row.upload_id }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findRecording(db: Db, { memberId, id }: OwnRecording): Promise<RecordingRow | undefined> {
  return db
    .selectFrom('recording')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Keeps a recording for one transaction alone until that is over. */
export async function holdRecording(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('recording').select('id').where('id', '=', id).forUpdate().execute();
}

/** A page of a member's recordings by key, the newest first. */
export async function pageOfRecordings(
  db: Db,
  { memberId, script }: RecordingsOf,
  { after, limit }: { after: PlaceInTime | undefined; limit: number },
): Promise<RecordingRow[]> {
  return db
    .selectFrom('recording')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(script !== undefined, (query) => query.where('script_id', '=', script ?? null))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.at ?? null}, ${after?.id ?? null})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countRecordings(db: Db, { memberId, script }: RecordingsOf): Promise<number> {
  const { n } = await db
    .selectFrom('recording')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('member_id', '=', memberId)
    .$if(script !== undefined, (query) => query.where('script_id', '=', script ?? null))
    .executeTakeFirstOrThrow();
  return n;
}

/** @returns undefined when the member has no such recording. */
export async function changeRecording(
  db: Db | Tx,
  { memberId, id }: OwnRecording,
  change: Updateable<Pick<RecordingTable, 'title' | 'captions' | 'cut_from' | 'cut_until'>>,
): Promise<RecordingRow | undefined> {
  return db
    .updateTable('recording')
    .set(change)
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returningAll()
    .executeTakeFirst();
}

export async function removeRecording(db: Db, { memberId, id }: OwnRecording): Promise<void> {
  await db.deleteFrom('recording').where('id', '=', id).where('member_id', '=', memberId).execute();
}
