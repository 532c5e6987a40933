import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { BillingAccountTable, BillingReminderTable } from './tables.ts';

export type AccountRow = Selectable<BillingAccountTable>;

export async function findBilling(db: Db | Tx, memberId: string): Promise<AccountRow | undefined> {
  return db.selectFrom('billing_account').selectAll().where('member_id', '=', memberId).executeTakeFirst();
}

/** A snapshot that is older than the one there changes nothing. @returns whether it was written. */
export async function putBilling(tx: Tx, row: Insertable<BillingAccountTable>): Promise<boolean> {
  const { member_id: _memberId, ...values } = row;
  const written = await tx
    .insertInto('billing_account')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet(values)
        .whereRef('billing_account.synced_at', '<=', sql.ref('excluded.synced_at')),
    )
    .returning('member_id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Accounts of which something else is true by now. */
export async function dueAccounts(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_account')
    .select('member_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.member_id);
}

/** Who is about to be deleted, and would go on being charged. */
export async function renewedAfterDeletion(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_account')
    .innerJoin('member', 'member.id', 'billing_account.member_id')
    .select('billing_account.member_id')
    .where('member.deletion_due_at', 'is not', null)
    .where('billing_account.source', '=', 'recurly')
    .where('billing_account.pending_cancel', '=', false)
    // What is open is settled first.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('billing_command')
            .select('billing_command.id')
            .whereRef('billing_command.member_id', '=', 'billing_account.member_id')
            .where('billing_command.state', 'in', ['pending', 'unknown']),
        ),
      ),
    )
    .limit(limit)
    .execute();
  return rows.map((row) => row.member_id);
}

/** Whose account is to be looked at for what they must be told, and whose trial of ours ends before a moment and was not told of. */
export async function membersToRemind(
  db: Db,
  { now, trialsUntil, limit }: { now: Date; trialsUntil: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_account')
    .select('member_id')
    .where('remind_at', '<=', now)
    .union(
      db
        .selectFrom('trial')
        .select('trial.member_id')
        .where('trial.ends_at', '>', now)
        .where('trial.ends_at', '<=', trialsUntil)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('billing_reminder')
                .select('billing_reminder.member_id')
                .whereRef('billing_reminder.member_id', '=', 'trial.member_id')
                .whereRef('billing_reminder.until', '=', 'trial.ends_at'),
            ),
          ),
        ),
    )
    .limit(limit)
    .execute();
  return rows.map((row) => row.member_id);
}

/** @returns whether it was not told before. */
export async function keepReminder(tx: Tx, row: Insertable<BillingReminderTable>): Promise<boolean> {
  const kept = await tx
    .insertInto('billing_reminder')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return kept !== undefined;
}

export async function setRemindAt(tx: Tx, memberId: string, remind_at: Date | null): Promise<void> {
  await tx.updateTable('billing_account').set({ remind_at }).where('member_id', '=', memberId).execute();
}

/** What billing may change of a member, locked until the transaction ends. */
export async function lockPerson(tx: Tx, memberId: string) {
  return tx
    .selectFrom('member')
    .select(['id', 'status', 'seats', 'password_hash'])
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
}

export async function findPerson(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .select(['first_name', 'last_name', 'email', 'password_hash'])
    .where('id', '=', memberId)
    .executeTakeFirst();
}

/** When a trial of ours that still runs ends, or null. */
export async function runningTrial(db: Db | Tx, memberId: string, now: Date): Promise<Date | null> {
  const trial = await db
    .selectFrom('trial')
    .select('ends_at')
    .where('member_id', '=', memberId)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return trial?.ends_at ?? null;
}

/** @returns when the trial ended or will, locked until the transaction ends; undefined where there never was one. */
export async function lockTrial(tx: Tx, memberId: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('trial')
    .select('ends_at')
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  return row?.ends_at;
}

export async function setTrialEnd(tx: Tx, memberId: string, ends_at: Date): Promise<void> {
  await tx.updateTable('trial').set({ ends_at }).where('member_id', '=', memberId).execute();
}

export async function setPerson(
  tx: Tx,
  memberId: string,
  values: { status?: 'active' | 'inactive' | 'paused'; seats?: number },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('member')
    .set({ ...values, updated_at: now })
    .where('id', '=', memberId)
    .execute();
}

/** Slugs of plans that an account holds because of what it pays. */
export async function paidPlans(tx: Tx, memberId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('member_feature')
    .select('slug')
    .where('member_id', '=', memberId)
    .where('by_billing', '=', true)
    .execute();
  return rows.map((row) => row.slug);
}

/** Whether staff gave a plan that is still in force. */
export async function holdsGrant(tx: Tx, memberId: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('member_feature')
    .select('slug')
    .where('member_id', '=', memberId)
    .where('is_plan', '=', true)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function removePaidPlans(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('member_feature').where('member_id', '=', memberId).where('by_billing', '=', true).execute();
}

/** Gives a plan. One that somebody was given stays theirs. */
export async function givePaidPlan(
  tx: Tx,
  memberId: string,
  plan: { slug: string; id: number; includes: readonly string[] },
): Promise<void> {
  await tx
    .insertInto('member_feature')
    .values({
      member_id: memberId,
      slug: plan.slug,
      feature_id: plan.id,
      is_plan: true,
      includes: [...plan.includes],
      by_billing: true,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'slug'])
        .doUpdateSet({ expired: false, by_billing: true, includes: [...plan.includes] })
        .where('member_feature.expired', '=', true),
    )
    .execute();
}
