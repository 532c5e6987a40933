import type { SuggestionState } from '@yardsign/domain/suggestions/suggestion';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { PlaceInTime } from '../../platform/http/time-cursor.ts';
import type { SuggestionTable } from './tables.ts';

export type SuggestionRow = Selectable<SuggestionTable>;

/** A suggestion with who wrote it. */
export type WrittenRow = SuggestionRow & { first_name: string; last_name: string; email: string };

/** Keeps a suggestion. @returns undefined when this request has made one already. */
export async function addRow(tx: Tx, row: Insertable<SuggestionTable>): Promise<SuggestionRow | undefined> {
  return tx
    .insertInto('suggestion')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'request_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findByRequest(db: Db, memberId: string, requestId: string): Promise<SuggestionRow | undefined> {
  return db
    .selectFrom('suggestion')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

function written(db: Db) {
  return db
    .selectFrom('suggestion')
    .innerJoin('member', 'member.id', 'suggestion.member_id')
    .selectAll('suggestion')
    .select(['member.first_name', 'member.last_name', 'member.email']);
}

export async function findWritten(db: Db, id: string): Promise<WrittenRow | undefined> {
  return written(db).where('suggestion.id', '=', id).executeTakeFirst();
}

/** A page of suggestions by key, the last first. */
export async function pageOfSuggestions(
  db: Db,
  wanted: {
    memberId?: string | undefined;
    state?: SuggestionState | undefined;
    after?: PlaceInTime | undefined;
    limit: number;
  },
): Promise<WrittenRow[]> {
  const { memberId, state, after, limit } = wanted;
  let query = written(db);
  if (memberId !== undefined) query = query.where('suggestion.member_id', '=', memberId);
  if (state !== undefined) query = query.where('suggestion.state', '=', state);
  if (after !== undefined)
    query = query.where(sql<boolean>`(suggestion.created_at, suggestion.id) < (${after.at}, ${after.id})`);
  return query.orderBy('suggestion.created_at', 'desc').orderBy('suggestion.id', 'desc').limit(limit).execute();
}

/** @returns whether there is such a suggestion. */
export async function saveAnswer(
  tx: Tx,
  id: string,
  answer: Pick<SuggestionRow, 'state' | 'reply' | 'changed_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.updateTable('suggestion').set(answer).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows === 1n;
}
