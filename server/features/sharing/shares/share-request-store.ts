import type { Tx, Db } from '../../../platform/database/database.ts';

// Shares.

/** @returns false when the request is there already. */
export async function insertShareRequest(
  tx: Tx,
  row: { member_id: string; client_request_id: string; body_sha256: string; post_ids: string[]; created_at: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('share_request')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'client_request_id']).doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findShareRequest(db: Db | Tx, memberId: string, requestId: string) {
  return db
    .selectFrom('share_request')
    .select(['body_sha256', 'post_ids'])
    .where('member_id', '=', memberId)
    .where('client_request_id', '=', requestId)
    .executeTakeFirst();
}

/** Lets the shares of a member be noted one after another until the transaction is over, so that many at once are counted as many. */
export async function lockSharesOf(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
}

export async function countSharesSince(db: Db | Tx, memberId: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('share_request')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}
