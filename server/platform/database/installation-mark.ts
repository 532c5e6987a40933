import type { Db } from './database.ts';

/** Marks an installation, for good, as one whose people have a published password. */
export async function markDemo(db: Db, now: Date): Promise<void> {
  await db
    .insertInto('installation_mark')
    .values({ name: 'demo', set_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether the demo world was ever put into this database, whatever the settings of today say. */
export async function isDemoInstallation(db: Db): Promise<boolean> {
  const mark = await db.selectFrom('installation_mark').select('name').where('name', '=', 'demo').executeTakeFirst();
  return mark !== undefined;
}
