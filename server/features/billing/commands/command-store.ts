import type { Insertable, Selectable } from 'kysely';
import type { BillingCommandTable } from '../tables.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';

export type CommandRow = Selectable<BillingCommandTable>;

export async function insertCommand(db: Db | Tx, row: Insertable<BillingCommandTable>): Promise<void> {
  await db.insertInto('billing_command').values(row).execute();
}

/** Whether a command of an account has come to its end since. */
export async function hasSettledSince(db: Db | Tx, memberId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('billing_command')
    .select('id')
    .where('member_id', '=', memberId)
    .where('settled_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findCommand(db: Db, id: string): Promise<CommandRow | undefined> {
  return db.selectFrom('billing_command').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function openCommand(db: Db, memberId: string): Promise<CommandRow | undefined> {
  return db
    .selectFrom('billing_command')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', 'in', ['pending', 'unknown'])
    .executeTakeFirst();
}

/** Commands that were begun before a moment and have no end yet. */
export async function unsettledCommands(db: Db, before: Date, limit: number): Promise<CommandRow[]> {
  return db
    .selectFrom('billing_command')
    .selectAll()
    .where('state', 'in', ['pending', 'unknown'])
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

export async function markUnknown(db: Db, id: string): Promise<void> {
  await db.updateTable('billing_command').set({ state: 'unknown' }).where('id', '=', id).execute();
}

/** Ends a command that is open. @returns whether it was: of two who find out what became of it one writes it down. */
export async function endCommand(
  tx: Tx,
  id: string,
  values: Pick<CommandRow, 'state' | 'refusal' | 'settled_at'>,
): Promise<boolean> {
  const ended = await tx
    .updateTable('billing_command')
    .set(values)
    .where('id', '=', id)
    .where('state', 'in', ['pending', 'unknown'])
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
