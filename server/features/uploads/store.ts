import type { Insertable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { ImageTable } from '../../platform/database/tables.ts';

/** Remembers a picture; the same one uploaded again keeps its first name. */
export async function saveImage(db: Db, row: Insertable<ImageTable>): Promise<void> {
  await db
    .insertInto('image')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'sha256']).doNothing())
    .execute();
}
