import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import { hasTable } from '../database/has-table.ts';
import { OperatorFault } from '../operator-fault.ts';

/** Stands in a database from the moment that it has the rows of a backup until all that follows them is done. */
const TABLE = 'kysely_unfinished_restore';

/** @param sha256 which backup it is */
export async function beginRestore(tx: Tx, sha256: string): Promise<void> {
  await sql`create table ${sql.table(TABLE)} (backup text not null)`.execute(tx);
  await sql`insert into ${sql.table(TABLE)} values (${sha256})`.execute(tx);
}

export async function endRestore(tx: Tx): Promise<void> {
  await sql`drop table ${sql.table(TABLE)}`.execute(tx);
}

/** The digest of the backup whose restore was interrupted behind its rows; null where there is none. */
export async function unfinishedRestore(db: Db): Promise<string | null> {
  if (!(await hasTable(db, TABLE))) return null;
  const { rows } = await sql<{ backup: string }>`select backup from ${sql.table(TABLE)}`.execute(db);
  return rows[0]?.backup ?? null;
}

/** @throws OperatorFault where a restore was interrupted: what is due may have been sent, and would be sent again */
export async function refuseUnfinishedRestore(db: Db): Promise<void> {
  if (await hasTable(db, TABLE))
    throw new OperatorFault(
      'A restore into this database was interrupted. Run the same `npm run restore` again: it goes on.',
    );
}
