import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { AppleAccountTable, AppleNoticeTable, AppleSubscriptionTable } from './tables.ts';

type SubscriptionRow = Selectable<AppleSubscriptionTable>;

/** The token of a member; the one that is there already where there is one. */
export async function keepToken(db: Db, row: Insertable<AppleAccountTable>): Promise<string> {
  const kept = await db
    .insertInto('apple_account')
    .values(row)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ member_id: row.member_id }))
    .returning('token')
    .executeTakeFirstOrThrow();
  return kept.token;
}

/** What a member has in the App Store: what gives something first, then what lasts longest. */
export async function findApple(db: Db | Tx, memberId: string): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('apple_subscription')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy(sql`status in ('active', 'grace_period')`, 'desc')
    .orderBy(sql`expires_at desc nulls last`)
    .orderBy('original_transaction_id')
    .limit(1)
    .executeTakeFirst();
}

/** Whose a purchase is: who had it before, else whose token the app gave along. */
export async function findBuyer(
  tx: Tx,
  { originalTransactionId, accountToken }: { originalTransactionId: string; accountToken: string | null },
): Promise<string | null> {
  const known = await tx
    .selectFrom('apple_subscription')
    .select('member_id')
    .where('original_transaction_id', '=', originalTransactionId)
    .executeTakeFirst();
  if (known) return known.member_id;
  if (accountToken === null) return null;
  const account = await tx
    .selectFrom('apple_account')
    .select('member_id')
    .where('token', '=', accountToken)
    .executeTakeFirst();
  return account?.member_id ?? null;
}

/** @returns false for a notification that was there already. */
export async function keepNotice(tx: Tx, row: Insertable<AppleNoticeTable>): Promise<boolean> {
  const kept = await tx
    .insertInto('apple_notice')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

export async function setOutcome(tx: Tx, id: string, outcome: AppleNoticeTable['outcome']): Promise<void> {
  await tx.updateTable('apple_notice').set({ outcome }).where('id', '=', id).execute();
}

/** What was signed before what is known changes nothing. @returns whether it was written. */
export async function putApple(tx: Tx, row: Insertable<AppleSubscriptionTable>): Promise<boolean> {
  const { original_transaction_id: _id, member_id: _memberId, ...values } = row;
  const written = await tx
    .insertInto('apple_subscription')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('original_transaction_id')
        .doUpdateSet(values)
        .whereRef('apple_subscription.signed_at', '<=', sql.ref('excluded.signed_at')),
    )
    .returning('member_id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Subscriptions that should have been heard of by now. */
export async function overdueApple(db: Db, now: Date, limit: number) {
  return db
    .selectFrom('apple_subscription')
    .select(['original_transaction_id', 'member_id'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
}

/** @returns whether it was still overdue. */
export async function expireApple(tx: Tx, originalTransactionId: string, now: Date): Promise<boolean> {
  const ended = await tx
    .updateTable('apple_subscription')
    .set({ status: 'expired', due_at: null })
    .where('original_transaction_id', '=', originalTransactionId)
    .where('due_at', '<=', now)
    .returning('member_id')
    .executeTakeFirst();
  return ended !== undefined;
}
