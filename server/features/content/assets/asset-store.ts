import type { PieceStatus } from '@yardsign/domain/content/statuses';
import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { meantFor } from '../audience.ts';
import type { Writers } from '../piece-rows.ts';
import type { Language } from '../ports.ts';

type AssetTable = Tables['asset'];

/** What an asset is asked for by. What is left out narrows nothing. */
export interface AssetFilter {
  language: Language;
  tags?: readonly string[] | undefined;
  categories?: readonly string[] | undefined;
  prefix?: string | undefined;
  directory?: string | undefined;
  updatedSince?: Date | undefined;
  relatedContent?: string | undefined;
  /** Only those of this member. */
  ownerId?: string | undefined;
  authors: 'mine' | 'team' | 'all';
  hasShared?: boolean | undefined;
  statuses: readonly PieceStatus[];
  sortBy: 'updated_at' | 'name';
  limit: number;
  offset: number;
}

/** Who asks, with statements' parts: the features that they hold, and whether they shared the piece of an asset. */
export interface AssetReader extends Writers {
  features: RawBuilder<unknown>;
  isShared: RawBuilder<SqlBool>;
}

/** A pattern's own signs stand for themselves. */
const beginning = (text: string) => `${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** A picture of the library is seen by whoever sees the piece that it is of. */
function readable({ memberId, teamId, features }: AssetReader, statuses: readonly PieceStatus[]) {
  const seen = [...statuses];
  const library = sql<SqlBool>`asset.owner_id is null and asset.status = any(${seen}::text[])
    and content.status = any(${seen}::text[]) and ${meantFor(sql`${memberId}::text`, features)('content')}`;
  const mine = sql<SqlBool>`asset.owner_id = ${memberId}`;
  const team =
    teamId === null ? mine : sql<SqlBool>`(${mine} or asset.owner_id = ${teamId} and asset.status = 'public')`;
  return { mine, team, all: sql<SqlBool>`(${library} or ${team})` };
}

function rows(db: Db, reader: AssetReader) {
  return db
    .selectFrom('asset')
    .leftJoin('content', (join) => join.onRef('content.id', '=', 'asset.content_id').on('asset.owner_id', 'is', null))
    .selectAll('asset')
    .select(['content.digest', sql<boolean>`${reader.isShared}`.as('shared')]);
}

export type AssetRow = Selectable<AssetTable> & {
  /** Of the piece that is drawn. */
  digest: string | null;
  /** The member has shared the piece that it is of. */
  shared: boolean;
};

/** A page of assets with how many there are in all, by one statement, and another one beyond the last page. */
export async function findAssets(
  db: Db,
  reader: AssetReader,
  filter: AssetFilter,
): Promise<{ rows: AssetRow[]; total: number }> {
  const conditions: (RawBuilder<SqlBool> | false | undefined)[] = [
    readable(reader, filter.statuses)[filter.authors],
    sql<SqlBool>`(asset.language is null or asset.language = ${filter.language})`,
    filter.tags && sql<SqlBool>`asset.tags && ${[...filter.tags]}::text[]`,
    filter.categories && sql<SqlBool>`asset.categories && ${[...filter.categories]}::text[]`,
    filter.prefix !== undefined && sql<SqlBool>`asset.path like ${beginning(filter.prefix)}`,
    filter.directory !== undefined &&
      sql<SqlBool>`asset.path like ${beginning(`${filter.directory.replace(/\/$/, '')}/`)}`,
    filter.updatedSince && sql<SqlBool>`asset.updated_at >= ${filter.updatedSince}`,
    filter.relatedContent !== undefined && sql<SqlBool>`asset.content_id = ${filter.relatedContent}`,
    filter.ownerId !== undefined && sql<SqlBool>`asset.owner_id = ${filter.ownerId}`,
    filter.hasShared === true && reader.isShared,
    filter.hasShared === false && sql<SqlBool>`not ${reader.isShared}`,
  ];
  const asked = conditions.reduce(
    (query, condition) => (condition ? query.where(condition) : query),
    rows(db, reader).select(sql<number>`count(*) over ()`.as('total')),
  );
  const found = await asked
    .orderBy(filter.sortBy === 'name' ? 'asset.name' : 'asset.updated_at', filter.sortBy === 'name' ? 'asc' : 'desc')
    .orderBy('asset.id')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
  const [first] = found;
  if (first || filter.offset === 0) return { rows: found, total: first?.total ?? 0 };
  const all = await asked.limit(1).executeTakeFirst();
  return { rows: [], total: all?.total ?? 0 };
}

export async function findAsset(
  db: Db,
  reader: AssetReader,
  id: string,
  statuses: readonly PieceStatus[],
): Promise<AssetRow | undefined> {
  return rows(db, reader).where('asset.id', '=', id).where(readable(reader, statuses).all).executeTakeFirst();
}

/** A picture that the member uploaded. */
export async function ownImage(db: Db, memberId: string, sha256: string) {
  return db
    .selectFrom('image')
    .select(['width', 'height'])
    .where('member_id', '=', memberId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
}

export async function countAssets(db: Db, memberId: string): Promise<number> {
  const { n } = await db
    .selectFrom('asset')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('owner_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return n;
}

export async function addAsset(db: Db, row: Insertable<AssetTable>): Promise<void> {
  await db.insertInto('asset').values(row).execute();
}

/** @returns whether there was such an asset of the member's. */
export async function changeAsset(
  db: Db,
  ownerId: string,
  id: string,
  change: Updateable<AssetTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('asset')
    .set(change)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns whether there was such an asset of the member's. */
export async function removeAsset(db: Db, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('asset')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
