import { COUNTED_TO } from '@yardsign/domain/counted-to';
import type { PieceStatus } from '@yardsign/domain/content/statuses';
import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { meantFor } from '../audience.ts';
import { isShownCategory, type Writers } from '../piece-rows.ts';
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

const LAST_SIGN = '\u{10ffff}';

/** Paths that begin with a text. As a range the index is asked for it, whatever signs of a pattern are in it. */
const beginningWith = (text: string) => sql<SqlBool>`asset.path ~>=~ ${text} and asset.path ~<~ ${text + LAST_SIGN}`;

/** Whose assets are listed, a condition for each kind of owner. A picture of the library is seen by whoever sees the piece that it is of. */
function ownersOf({ memberId, teamId, features }: AssetReader, statuses: readonly PieceStatus[]) {
  const seen = [...statuses];
  const library = sql<SqlBool>`asset.owner_id is null and asset.status = any(${seen}::text[])
    and content.status = any(${seen}::text[]) and ${meantFor(sql`${memberId}::text`, features)('content')}`;
  const mine = [sql<SqlBool>`asset.owner_id = ${memberId}`];
  const team =
    teamId === null ? mine : [...mine, sql<SqlBool>`(asset.owner_id = ${teamId} and asset.status = 'public')`];
  return { mine, team, library };
}

/** Those of its categories that members see, in its own order. */
const shownCategories = sql<string[]>`array(
  select category.slug from category where category.slug = any(asset.categories) and ${isShownCategory}
  order by array_position(asset.categories, category.slug))`;

function rows(db: Db, reader: AssetReader) {
  return db
    .selectFrom('asset')
    .leftJoin('content', (join) => join.onRef('content.id', '=', 'asset.content_id').on('asset.owner_id', 'is', null))
    .selectAll('asset')
    .select(['content.digest', shownCategories.as('shown_categories'), sql<boolean>`${reader.isShared}`.as('shared')]);
}

export type AssetRow = Selectable<AssetTable> & {
  /** Of the piece that is drawn. */
  digest: string | null;
  shown_categories: string[];
  /** The member has shared the piece that it is of. */
  shared: boolean;
};

function conditionsOf(reader: AssetReader, filter: AssetFilter): RawBuilder<SqlBool>[] {
  const conditions: (RawBuilder<SqlBool> | false | undefined)[] = [
    sql<SqlBool>`(asset.language is null or asset.language = ${filter.language})`,
    filter.tags && sql<SqlBool>`asset.tags && ${[...filter.tags]}::text[]`,
    filter.updatedSince && sql<SqlBool>`asset.updated_at >= ${filter.updatedSince}`,
    filter.relatedContent !== undefined && sql<SqlBool>`asset.content_id = ${filter.relatedContent}`,
    filter.ownerId !== undefined && sql<SqlBool>`asset.owner_id = ${filter.ownerId}`,
    filter.hasShared === true && reader.isShared,
    filter.hasShared === false && sql<SqlBool>`not ${reader.isShared}`,
  ];
  return conditions.filter((condition) => typeof condition === 'object');
}

function pathsOf({ prefix, directory }: AssetFilter): RawBuilder<SqlBool>[] {
  return [
    ...(prefix === undefined ? [] : [beginningWith(prefix)]),
    ...(directory === undefined ? [] : [beginningWith(`${directory.replace(/\/$/, '')}/`)]),
  ];
}

/** The order of a list, in a statement over a table that has what it goes by. */
const inOrder = ({ sortBy }: AssetFilter, table: string) =>
  sortBy === 'name'
    ? sql`order by ${sql.ref(`${table}.name`)}, ${sql.ref(`${table}.id`)}`
    : sql`order by ${sql.ref(`${table}.updated_at`)} desc, ${sql.ref(`${table}.id`)}`;

/** Assets of one kind of owner: what has its name in the statement, `asset`, and what is asked of it. */
interface Source {
  from: RawBuilder<unknown>;
  conditions: readonly RawBuilder<SqlBool>[];
  /** Of a long list that most of what is read is in: in whatever order, the planner would rather go through the whole table. */
  isCountedInOrder?: true;
}

/** Sources of every kind of owner, each with an index in the order of the list. What is of several categories may stand in several. */
function sourcesOf(reader: AssetReader, filter: AssetFilter): Source[] {
  const { authors, categories, statuses } = filter;
  const { library, mine, team } = ownersOf(reader, statuses);
  const owned = authors === 'mine' ? mine : team;
  const conditions = conditionsOf(reader, filter);
  const ofCategories = categories === undefined ? [] : [sql<SqlBool>`asset.categories && ${[...categories]}::text[]`];
  const paths = pathsOf(filter);
  // What is under a path is read by it and put in order then (`offset 0` keeps that so): in the order of the list it could come last.
  const from =
    paths.length > 0 ? sql`(select * from asset where ${sql.join(paths, sql` and `)} offset 0) as asset` : sql`asset`;
  const plain = (owner: RawBuilder<SqlBool>): Source => ({ from, conditions: [owner, ...ofCategories, ...conditions] });
  if (authors !== 'all') return owned.map(plain);
  if (categories === undefined || isFew(filter)) return [library, ...owned].map(plain);
  const filed = categories.map((category): Source => ({
    from: sql`(select *, null::text as owner_id from asset_filed where category = ${category}) as asset`,
    conditions: [library, ...conditions],
    isCountedInOrder: true,
  }));
  return [...filed, ...owned.map(plain)];
}

/** Whether what else is asked for leaves few assets, which are found by that and put in order then. */
const isFew = (filter: AssetFilter) =>
  filter.relatedContent !== undefined ||
  filter.hasShared === true ||
  filter.tags !== undefined ||
  pathsOf(filter).length > 0;

/** A page of assets with how many there are (`COUNTED_TO.assets`), by one statement, and another one beyond the last page. */
export async function findAssets(
  db: Db,
  reader: AssetReader,
  filter: AssetFilter,
): Promise<{ rows: AssetRow[]; total: number }> {
  const { limit, offset } = filter;
  const sources = sourcesOf(reader, filter);
  /** Each source up to a place: what is behind it in all of them is behind it in the list. */
  const upTo = (most: number, isOrdered: boolean) =>
    sql.join(
      sources.map(
        ({ from, conditions, isCountedInOrder = false }) => sql`(
          select asset.id, asset.name, asset.updated_at from ${from}
          left join content on content.id = asset.content_id and asset.owner_id is null
          where ${sql.join(conditions, sql` and `)} ${isOrdered || isCountedInOrder ? inOrder(filter, 'asset') : sql``} limit ${most})`,
      ),
      sql` union `,
    );
  const most = Math.max(COUNTED_TO.assets, offset + limit) + 1;
  const total = sql<number>`(
    select count(*) from (select from (${upTo(most, false)}) as each limit ${most}) as counted)`;
  const page = sql<{ id: string; total: number }>`(
    select id, ${total} as total from (${upTo(offset + limit, true)}) as place
    ${inOrder(filter, 'place')} limit ${limit} offset ${offset})`;
  const found = await rows(db, reader)
    .innerJoin(page.as('page'), 'page.id', 'asset.id')
    .select('page.total')
    .orderBy(filter.sortBy === 'name' ? 'asset.name' : 'asset.updated_at', filter.sortBy === 'name' ? 'asc' : 'desc')
    .orderBy('asset.id')
    .execute();
  const [first] = found;
  if (first || offset === 0) return { rows: found, total: first?.total ?? 0 };
  const beyond = await db.selectNoFrom(total.as('total')).executeTakeFirstOrThrow();
  return { rows: [], total: beyond.total };
}

export async function findAsset(
  db: Db,
  reader: AssetReader,
  id: string,
  statuses: readonly PieceStatus[],
): Promise<AssetRow | undefined> {
  const owners = ownersOf(reader, statuses);
  return rows(db, reader)
    .where('asset.id', '=', id)
    .where((where) => where.or([owners.library, ...owners.team]))
    .executeTakeFirst();
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

/** With the member held until the transaction ends: of two that are kept at once the second counts the first. */
export async function countAssets(tx: Tx, memberId: string): Promise<number> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute();
  const { n } = await tx
    .selectFrom('asset')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('owner_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return n;
}

export async function addAsset(tx: Tx, row: Insertable<AssetTable>): Promise<void> {
  await tx.insertInto('asset').values(row).execute();
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
