import type { PieceStatus } from '@yardsign/domain/content/statuses';
import { swappedLetters } from '@yardsign/domain/text/swapped-letters';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isAnyForSome, type Meant } from './audience.ts';
import { linked, ownedBy, visible, type LinkedPiece, type Writers } from './piece-rows.ts';
import type { Language } from './ports.ts';

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

/** A word that is long enough to be misspelt. */
const GUESSED_FROM = /[\p{L}\p{N}]{3}/u;

/**
 * The pieces that words are found in, in either language, each by its own stemmer with accents folded, and how well they fit. Each
 * language is asked by itself, so that the index is used. Words that are found nowhere are taken for misspelt ones: then they are found with
 * two neighbouring letters in each other's place; else what is nearest to them in a title or a description. Where words are left out
 * by a minus nothing is guessed, for a guess could list what was left out; nor from one or two letters, which are near to everything. Only what the reader sees counts as found: else the misspelling
 * in somebody else's text would keep everybody from what they meant, and say that it stands there.
 *
 * @param seen in a statement over `content`: whether a piece is among those that could be listed
 */
function hits(search: string, seen: RawBuilder<SqlBool>) {
  const isSeen = (id: string) => sql`exists (select from content where content.id = ${sql.ref(id)} and ${seen})`;
  const found = (language: Language, words: RawBuilder<unknown>) => sql`
    select content_id, ts_rank(search, ${words}) as rank
    from content_text where language = ${language} and search @@ ${words} and ${isSeen('content_text.content_id')}`;
  const english = found('en', sql`websearch_to_tsquery('english_plain', ${search})`);
  const spanish = found('es', sql`websearch_to_tsquery('spanish_plain', ${search})`);
  const isGuessed = GUESSED_FROM.test(search) && !/(?:^|\s)-\S/.test(search);
  const others = isGuessed ? swappedLetters(search) : [];
  const swapped = (language: Language, configuration: string) => sql`
    select content_id, ts_rank(search, asked) as rank
    from (select websearch_to_tsquery(${sql.raw(`'${configuration}'`)}, other) as asked from others) as swapped
    join content_text on language = ${language} and search @@ asked and ${isSeen('content_text.content_id')}`;
  return sql<{ content_id: string; rank: number }>`(
    with exact as materialized (${english} union all ${spanish}),
    others as materialized (select unnest(${others}::text[]) as other where not exists (select from exact)),
    swapped as materialized (${swapped('en', 'english_plain')} union all ${swapped('es', 'spanish_plain')}),
    near as (
      select nearest.content_id, nearest.rank from nearest_texts(${search}) as nearest
      where ${isGuessed} and not exists (select from exact) and not exists (select from swapped)
    )
    select content_id, max(rank) as rank
    from (select * from exact union all select * from swapped union all select * from near) as found group by content_id
  )`;
}

function listed({ statuses, authors }: ListFilter): RawBuilder<SqlBool> {
  const library =
    statuses === undefined
      ? visible('content')
      : sql<SqlBool>`content.owner_id is null and content.status = any(${[...statuses]}::text[])`;
  if (authors === undefined) return library;
  const theirs = ownedBy(authors);
  return authors.library ? sql<SqlBool>`(${library} or ${theirs})` : theirs;
}

/** All that is asked of a piece besides how it is filed: its types, categories and tags. */
function seenBy({ filter, also }: Question): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(
    [listed(filter), ...also].map((condition) => sql`(${condition})`),
    sql` and `,
  )})`;
}

function narrowed(db: Db, filter: ListFilter, also: readonly RawBuilder<SqlBool>[]) {
  const { tags = [] } = filter;
  return also.reduce(
    (query, condition) => query.where(condition),
    db
      .selectFrom('content')
      .where(listed(filter))
      .$if(filter.types.length > 0, (query) =>
        query.where(sql<SqlBool>`content.type = any(${[...filter.types]}::text[])`),
      )
      .$if(filter.categories.length > 0, (query) =>
        query.where(sql<SqlBool>`content.categories && ${[...filter.categories]}::text[]`),
      )
      .$if(tags.length > 0, (query) => query.where(sql<SqlBool>`content.tags && ${[...tags]}::text[]`)),
  );
}

/** What depends on who asks. */
export interface Asking {
  /** Which of the pieces that a listed one speaks of are named. */
  meant: Meant;
  /** Conditions that every listed piece fulfils. */
  also: readonly RawBuilder<SqlBool>[];
}

interface Question {
  filter: ListFilter;
  also: Asking['also'];
}

function fitting(db: Db, { filter, also }: Question, search: string) {
  return narrowed(db, filter, also).innerJoin(hits(search, seenBy({ filter, also })).as('hit'), (join) =>
    join.on(sql<SqlBool>`hit.content_id = content.id`),
  );
}

async function countPieces(db: Db, question: Question): Promise<number> {
  const { search } = question.filter;
  const all = search === undefined ? narrowed(db, question.filter, question.also) : fitting(db, question, search);
  const { n } = await all.select((select) => select.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return n;
}

/** The pieces of a page, how well they fit, and how many there are in all. Found words are looked up once for both. */
function pageOf(db: Db, question: Question) {
  const { filter, also } = question;
  const ofAll = narrowed(db, filter, also).select((select) => select.fn.countAll<number>().as('n'));
  const page =
    filter.search === undefined
      ? narrowed(db, filter, also).select([sql<number>`0`.as('rank'), sql<number>`(${ofAll})`.as('total')])
      : fitting(db, question, filter.search)
          .select([sql<number>`hit.rank`.as('rank'), sql<number>`count(*) over ()`.as('total')])
          .orderBy('rank', 'desc');
  return page
    .select(['content.id', isAnyForSome.as('for_some')])
    .orderBy('content.published_at', 'desc')
    .orderBy('content.id')
    .limit(filter.limit)
    .offset(filter.offset);
}

/**
 * A page of pieces without their long texts: newest first or, with words to search for, best match first.
 *
 * @returns also whether any piece of the library is for some members alone; false for a page that is empty anyway.
 */
export async function listPieces(
  db: Db,
  filter: ListFilter,
  { meant, also }: Asking,
): Promise<{ rows: LinkedPiece[]; total: number; isForSome: boolean }> {
  const question = { filter, also };
  const rows = await linked(db, { lean: true, meant })
    .innerJoin(pageOf(db, question).as('page'), 'page.id', 'content.id')
    .select(['page.total', 'page.for_some'])
    .orderBy('page.rank', 'desc')
    .orderBy('content.published_at', 'desc')
    .orderBy('content.id')
    .execute();
  const [first] = rows;
  if (first) return { rows, total: first.total, isForSome: first.for_some };
  const total = filter.offset === 0 ? 0 : await countPieces(db, question);
  return { rows: [], total, isForSome: false };
}
