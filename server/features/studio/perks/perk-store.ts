import type { PerkEntry } from '@yardsign/contracts/perk-fields';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { savedBy } from '../saved-versions.ts';

/** The most versions of a perk that are offered. */
const VERSIONS_SHOWN = 50;

/** The newest of what was saved of each perk; its entry is null where the files of the library were brought back. */
export async function newestPerks(db: Db) {
  return db
    .selectFrom('perk_version')
    .leftJoin('member', 'member.id', 'perk_version.saved_by')
    .distinctOn('slug')
    .select(['slug', 'number', 'entry', 'saved_at as savedAt'])
    .select(savedBy)
    .orderBy('slug')
    .orderBy('number', 'desc')
    .execute();
}

/** What was saved of a perk, the newest first. */
export async function listPerkVersions(db: Db, slug: string) {
  return db
    .selectFrom('perk_version')
    .leftJoin('member', 'member.id', 'perk_version.saved_by')
    .select(['number', 'entry', 'saved_at as savedAt'])
    .select(savedBy)
    .where('slug', '=', slug)
    .orderBy('number', 'desc')
    .limit(VERSIONS_SHOWN)
    .execute();
}

/** What was saved of a perk under a number; undefined when nothing was. */
export async function readPerkVersion(db: Db, slug: string, number: number) {
  return db
    .selectFrom('perk_version')
    .select('entry')
    .where('slug', '=', slug)
    .where('number', '=', number)
    .executeTakeFirst();
}

interface Saved {
  slug: string;
  /** The version that the change was made on. */
  version: number;
  entry: PerkEntry | null;
  now: Date;
  by: string;
}

/** Writes the next version by one statement, if none is newer than the one that it was made on. @returns whether it was written. */
export async function addPerkVersion(db: Db, { slug, version, entry, now, by }: Saved): Promise<boolean> {
  const { rows } = await sql`
    insert into perk_version (slug, number, entry, saved_at, saved_by)
    select ${slug}, ${version + 1}::integer, ${entry && JSON.stringify(entry)}::jsonb, ${now}::timestamptz, ${by}
    where coalesce((select max(number) from perk_version where slug = ${slug}), 0) = ${version}::integer
    on conflict do nothing returning number`.execute(db);
  return rows.length > 0;
}

/** Of these ids those of pictures that there are. None of them is removed until the transaction has ended. */
export async function holdPictures(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('studio_picture')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forShare()
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a perk shows a picture, or would once it is not hidden any more. */
export async function isInPerk(db: Db, pictureId: string): Promise<boolean> {
  const { rows } = await sql`
    select from (select distinct on (slug) entry from perk_version order by slug, number desc) as newest
    where ${pictureId} in (entry #>> '{shared,logo}', entry #>> '{shared,featuredImage}', entry #>> '{shared,poster}')
    limit 1`.execute(db);
  return rows.length > 0;
}
