import { sql } from 'kysely';
import type { Db, Tx } from './database.ts';

/** Whether a table is there. @param name with its schema, where it is another one than the product's */
export async function hasTable(db: Db | Tx, name: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${name}) is not null as there`.execute(db);
  return rows[0]?.there === true;
}
