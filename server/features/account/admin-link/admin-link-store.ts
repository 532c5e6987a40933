import type { AdminLinkPurpose } from '../tables.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';

/** One claim at a time, whichever process it came to. Any number that nothing else locks. */
const CLAIM_LOCK = 7_316_006;

export async function lockAdminLinks(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`.execute(tx);
}

/** Whether anybody is an administrator, be it one who is blocked: they, or the operator by `npm run admin`, have a way in. */
export async function hasAdministrator(db: Db | Tx): Promise<boolean> {
  const found = await db.selectFrom('member').select('id').where('access_level', '>', 2).limit(1).executeTakeFirst();
  return found !== undefined;
}

export async function insertAdminLink(
  tx: Tx,
  row: { hash: string; purpose: AdminLinkPurpose; created_at: Date; expires_at: Date },
): Promise<void> {
  await tx.insertInto('admin_link').values(row).execute();
}

/** A link that still works: one for the first administrator only while there is none. */
export async function findAdminLink(db: Db | Tx, hash: string, now: Date) {
  const link = await db
    .selectFrom('admin_link')
    .select(['purpose', 'expires_at'])
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return link?.purpose === 'first' && (await hasAdministrator(db)) ? undefined : link;
}

/** Whether any link works: without one the page itself is not there. */
export async function hasOpenAdminLink(db: Db, now: Date): Promise<boolean> {
  const purposes = await db.selectFrom('admin_link').select('purpose').where('expires_at', '>', now).execute();
  if (purposes.some(({ purpose }) => purpose === 'again')) return true;
  return purposes.length > 0 && !(await hasAdministrator(db));
}

export async function dropAdminLinks(tx: Tx): Promise<void> {
  await tx.deleteFrom('admin_link').execute();
}

export async function dropOldAdminLinks(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('admin_link').where('expires_at', '<=', now).execute();
}
