import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * The rows of a statement as one value of JSON, moments as texts: thousands of rows of many columns take the embedded database longer to be
 * taken apart than to be found.
 *
 * @param order of the rows, by the names of their columns
 */
export async function asOneValue<Row>(
  db: Db,
  statement: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } = await sql<{ told: Row[] }>`
    select coalesce(json_agg(one order by ${order}), '[]') as told from (${statement}) as one`.execute(db);
  return rows[0]?.told ?? [];
}
