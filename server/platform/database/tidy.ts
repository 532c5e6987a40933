import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * Gives back the room of rows that were changed or deleted, and counts anew what the planner goes by. A server does that by itself;
 * the embedded database has nobody to do it, and its tables would grow with every change for ever. One table at a time, so that
 * calls have their turn between.
 *
 * @returns how many tables there are.
 */
export async function tidyTables(db: Db): Promise<number> {
  const { rows } = await sql<{ place: string }>`
    select format('%I.%I', schemaname, tablename) as place from pg_tables
    where schemaname in ('public', 'pgboss') order by 1`.execute(db);
  for (const { place } of rows) await sql.raw(`vacuum (analyze) ${place}`).execute(db);
  return rows.length;
}
