import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { PostingPreferenceTable } from '../tables.ts';

type PreferenceRow = Selectable<PostingPreferenceTable>;

export async function findPreferences(db: Db, memberId: string): Promise<Pick<PreferenceRow, 'undo'> | undefined> {
  return db.selectFrom('posting_preference').select('undo').where('member_id', '=', memberId).executeTakeFirst();
}

export async function savePreferences(db: Db, row: PreferenceRow): Promise<void> {
  await db
    .insertInto('posting_preference')
    .values(row)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
}
