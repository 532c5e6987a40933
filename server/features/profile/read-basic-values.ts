import type { Db, Tx } from '../../platform/database/database.ts';
import { fieldsOf } from './store.ts';

/** The basic profile as it shows, by field: what a team has set comes before what the member typed. */
export async function readBasicValues(db: Db | Tx, memberId: string): Promise<Map<string, string>> {
  const rows = await fieldsOf(db, memberId, 'basic');
  return new Map(rows.map((row) => [row.name, row.locked_value ?? row.value]));
}
