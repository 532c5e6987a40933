import type { SiteEntry } from '@yardsign/contracts/site-fields';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { savedBy } from '../saved-versions.ts';

/** The most versions that are offered. */
const VERSIONS_SHOWN = 50;

/** The entry that was saved last; null when none was, or when the file was brought back. */
export async function newestSiteEntry(db: Db): Promise<SiteEntry | null> {
  const row = await db.selectFrom('site_version').select('entry').orderBy('number', 'desc').limit(1).executeTakeFirst();
  return row?.entry ?? null;
}

/** What was saved of the site, the newest first. */
export async function listSiteVersions(db: Db) {
  return db
    .selectFrom('site_version')
    .leftJoin('member', 'member.id', 'site_version.saved_by')
    .select(['number', 'entry', 'saved_at as savedAt'])
    .select(savedBy)
    .orderBy('number', 'desc')
    .limit(VERSIONS_SHOWN)
    .execute();
}

/** What was saved under a number; undefined when nothing was. */
export async function readSiteVersion(db: Db, number: number) {
  return db.selectFrom('site_version').select('entry').where('number', '=', number).executeTakeFirst();
}

interface Saved {
  /** The version that the change was made on. */
  version: number;
  entry: SiteEntry | null;
  now: Date;
  by: string;
}

/** Writes the next version by one statement, if none is newer than the one that it was made on. @returns whether it was written. */
export async function addSiteVersion(db: Db, { version, entry, now, by }: Saved): Promise<boolean> {
  const { rows } = await sql`
    insert into site_version (number, entry, saved_at, saved_by)
    select ${version + 1}::integer, ${entry && JSON.stringify(entry)}::jsonb, ${now}::timestamptz, ${by}
    where coalesce((select max(number) from site_version), 0) = ${version}::integer
    on conflict do nothing returning number`.execute(db);
  return rows.length > 0;
}
