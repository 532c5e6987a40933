import type { PerkEntry } from '@yardsign/contracts/perk-fields';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { savedBy } from '../saved-versions.ts';

/** The most versions of a perk that are offered. */
const VERSIONS_SHOWN = 50;

/** The newest of what was published of each perk; its entry is null where the files of the library were brought back. */
export async function newestPerks(db: Db) {
  return db
    .selectFrom('perk_version')
    .leftJoin('member', 'member.id', 'perk_version.saved_by')
    .distinctOn('slug')
    .select(['slug', 'number', 'entry', 'saved_at as savedAt'])
    .select(savedBy)
    .where('kind', '=', 'published')
    .orderBy('slug')
    .orderBy('number', 'desc')
    .execute();
}

/** What was published of a perk, and which drafts of it were kept, the newest first. */
export async function listPerkVersions(db: Db, slug: string) {
  return db
    .selectFrom('perk_version')
    .leftJoin('member', 'member.id', 'perk_version.saved_by')
    .select(['number', 'kind', 'entry', 'saved_at as savedAt'])
    .select(savedBy)
    .where('slug', '=', slug)
    .orderBy('number', 'desc')
    .limit(VERSIONS_SHOWN)
    .execute();
}

/** The version of a perk under a number; undefined when there is none. */
export async function readPerkVersion(db: Db, slug: string, number: number) {
  return db
    .selectFrom('perk_version')
    .select('entry')
    .where('slug', '=', slug)
    .where('number', '=', number)
    .executeTakeFirst();
}

interface NewVersion {
  slug: string;
  kind: 'published' | 'kept';
  /** Null for the files of the library. */
  entry: PerkEntry | null;
  /** Null when its time has come by itself. */
  by: string | null;
  now: Date;
}

/** Writes the next version of a perk, whose draft is held. */
export async function addPerkVersion(tx: Tx, { slug, kind, entry, by, now }: NewVersion): Promise<void> {
  await sql`
    insert into perk_version (slug, number, kind, entry, saved_at, saved_by)
    select ${slug}::text, coalesce(max(number), 0) + 1, ${kind}::text, ${entry && JSON.stringify(entry)}::jsonb,
      ${now}::timestamptz, ${by}::text
    from perk_version where slug = ${slug}`.execute(tx);
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

/** Whether a perk shows a picture, or would once its draft is published or it is not hidden any more. */
export async function isInPerk(db: Db, pictureId: string): Promise<boolean> {
  const { rows } = await sql`
    select from (
      (select distinct on (slug) entry from perk_version where kind = 'published' order by slug, number desc)
      union all
      select entry from perk_draft where state <> 'published'
    ) as newest
    where strpos(entry::text, ${pictureId}) > 0 limit 1`.execute(db);
  return rows.length > 0;
}
