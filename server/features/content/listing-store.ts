import { COUNTED_TO } from '@yardsign/domain/counted-to';
import type { PieceStatus } from '@yardsign/domain/content/statuses';
import { sql, type QueryCreator, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { isAnyForSome, type Meant } from './audience.ts';
import { foundPieces } from './found-pieces.ts';
import { linked, ownedBy, visible, type LinkedPiece, type Writers } from './piece-rows.ts';
import type { Language } from './ports.ts';
import { startOfPage, talliedPieces, type TalliedFilter } from './tallied-pieces.ts';

export interface ListFilter {
  /** A name that is no type finds nothing. */
  types: readonly string[];
  categories: readonly string[];
  /** Pieces with one of these; whatever their tags when left out. */
  tags?: readonly string[];
  language: Language;
  /** Words to search for in either language. */
  search?: string;
  /** What is listed of the library, when it is not what members see. */
  statuses?: readonly PieceStatus[];
  /** Whose pieces are listed, when it is not the library alone. */
  authors?: Authors;
  limit: number;
  offset: number;
}

/** Pieces that a member wrote, those that the owner of the member's team wrote for it, and the library or not. */
interface Authors extends Writers {
  teamId: string | null;
  library: boolean;
}

function listed({ filter: { statuses, authors }, ofLibrary }: Question): RawBuilder<SqlBool> {
  const inState =
    statuses === undefined
      ? visible('content')
      : sql<SqlBool>`content.owner_id is null and content.status = any(${[...statuses]}::text[])`;
  const library = sql<SqlBool>`(${inState} and ${ofLibrary('content')})`;
  if (authors === undefined) return library;
  const theirs = ownedBy(authors);
  return authors.library ? sql<SqlBool>`(${library} or ${theirs})` : theirs;
}

const allOf = (conditions: readonly RawBuilder<SqlBool>[]) =>
  sql<SqlBool>`(${sql.join(
    conditions.map((condition) => sql`(${condition})`),
    sql` and `,
  )})`;

/** All that is asked of a piece besides how it is filed. */
const seenBy = (question: Question) => [listed(question), ...question.also];

/** How a piece is filed: under its type, categories and tags. */
function filedUnder({ types, categories, tags = [] }: ListFilter): RawBuilder<SqlBool>[] {
  return [
    ...(types.length > 0 ? [sql<SqlBool>`content.type = any(${[...types]}::text[])`] : []),
    ...(categories.length > 0 ? [sql<SqlBool>`content.categories && ${[...categories]}::text[]`] : []),
    ...(tags.length > 0 ? [sql<SqlBool>`content.tags && ${[...tags]}::text[]`] : []),
  ];
}

const asked = (question: Question) => allOf([...seenBy(question), ...filedUnder(question.filter)]);

function narrowed(db: Asked, question: Question) {
  return db.selectFrom('content').where(asked(question));
}

/** What depends on who asks. */
export interface Asking {
  /** Which of the pieces that a listed one speaks of are named. */
  meant: Meant;
  /** Which pieces of the library are listed. */
  ofLibrary: Meant;
  /** Further conditions that every listed piece fulfils. */
  also?: readonly RawBuilder<SqlBool>[];
}

/** The database, or what a statement begins with. */
type Asked = QueryCreator<Tables>;

interface Question {
  filter: ListFilter;
  ofLibrary: Meant;
  also: readonly RawBuilder<SqlBool>[];
}

/** What is counted of a list beforehand; undefined for one that is narrowed by more than the tally knows. */
function talliedAs({ filter, also }: Question): TalliedFilter | undefined {
  const { statuses, authors, search, types, categories, tags = [] } = filter;
  const isNarrowed = statuses !== undefined || authors !== undefined || search !== undefined || also.length > 0;
  if (isNarrowed || tags.length > 0 || categories.length > 1) return undefined;
  return { types: types.length > 0 ? types : undefined, category: categories[0] };
}

function found(db: Asked, question: Question, search: string) {
  const { filter } = question;
  const seen = allOf(seenBy(question));
  const isFiled = allOf([sql<SqlBool>`true`, ...filedUnder(filter)]);
  const own = filter.authors && ownedBy(filter.authors);
  return db.selectFrom(foundPieces(search, { seen, filed: filter, isFiled, own }).as('content'));
}

/** How far pieces are counted: to one more than is told, and always past the page. */
function countedTo({ search, offset, limit }: ListFilter): number {
  return search === undefined ? Math.max(COUNTED_TO.pieces, offset + limit) + 1 : COUNTED_TO.foundPieces + 1;
}

/** How many pieces there are, in a statement. */
function totalOf(db: Asked, question: Question): RawBuilder<number> {
  const { filter, ofLibrary } = question;
  const most = countedTo(filter);
  const counted = talliedAs(question);
  if (counted) return sql<number>`least(${talliedPieces(counted, ofLibrary)}, ${most})`;
  const all =
    filter.search === undefined
      ? narrowed(db, question).select('content.id')
      : found(db, question, filter.search).select('content.id');
  return sql<number>`(select count(*) from ${all.limit(most)} as counted)`;
}

/** The pieces of a page that words are found in, how well they fit, and how many there are in all: these are looked up once for both. */
const pageOfFound = (db: Asked, question: Question, search: string) =>
  found(db, question, search)
    .select(['content.id', 'content.rank', 'content.is_guess'])
    .select(sql<number>`least(count(*) over (), ${countedTo(question.filter)})`.as('total'))
    .select(isAnyForSome.as('for_some'))
    .orderBy('content.rank', 'desc')
    .orderBy('content.published_at', 'desc')
    .orderBy('content.id')
    .limit(sql.lit(question.filter.limit))
    .offset(question.filter.offset);

/** The newest pieces. */
const pageOfNewest = (db: Asked, question: Question) =>
  narrowed(db, question)
    .select(['content.id', sql<number>`0`.as('rank'), sql<boolean>`false`.as('is_guess')])
    .select([totalOf(db, question).as('total'), isAnyForSome.as('for_some')])
    .orderBy('content.published_at', 'desc')
    .orderBy('content.id')
    .limit(question.filter.limit);

function pageOf(db: Db, question: Question) {
  const { filter, ofLibrary } = question;
  if (filter.search !== undefined) return pageOfFound(db, question, filter.search);
  const counted = talliedAs(question);
  if (counted === undefined) return pageOfNewest(db, question).offset(filter.offset);
  return pageOfNewest(
    db.with('start', () => startOfPage(counted, ofLibrary, filter.offset)),
    question,
  )
    .where(sql<SqlBool>`content.published_at < (select until from start)`)
    .offset(sql<number>`${filter.offset}::integer - (select before from start)`);
}

/**
 * A page of pieces without their long texts: newest first or, with words to search for, best match first.
 *
 * @returns also whether the words were found nowhere and these are near to them, and whether any piece of the library is for some members
 *   alone; false for a page that is empty anyway.
 */
export async function listPieces(
  db: Db,
  filter: ListFilter,
  { meant, ofLibrary, also = [] }: Asking,
): Promise<{ rows: LinkedPiece[]; total: number; isGuess: boolean; isForSome: boolean }> {
  const question = { filter, ofLibrary, also };
  const rows = await linked(db, { lean: true, meant })
    .innerJoin(pageOf(db, question).as('page'), 'page.id', 'content.id')
    .select(['page.total', 'page.is_guess', 'page.for_some'])
    .orderBy('page.rank', 'desc')
    .orderBy('content.published_at', 'desc')
    .orderBy('content.id')
    .execute();
  const [first] = rows;
  if (first) return { rows, total: first.total, isGuess: first.is_guess, isForSome: first.for_some };
  const { total } =
    filter.offset === 0
      ? { total: 0 }
      : await db.selectNoFrom(totalOf(db, question).as('total')).executeTakeFirstOrThrow();
  return { rows: [], total, isGuess: false, isForSome: false };
}
