import type { ContentType } from '@yardsign/domain/content/kinds';
import { LANGUAGES } from '@yardsign/domain/languages';
import { countWords } from '@yardsign/domain/content/reading-time';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Details, Language, LibraryPiece } from './ports.ts';

/** Written out, and not as values, so that the index of what can be seen is used. */
const visible = (table: 'content' | 'other') => sql<SqlBool>`${sql.ref(`${table}.status`)} in ('published', 'public')`;
const HIDDEN_CATEGORIES = ['outdated', 'uncategorized', 'time-sensitive'];

export interface ListFilter {
  /** A name that is no type finds nothing. */
  types: readonly string[];
  categories: readonly string[];
  language: Language;
  /** Words to search for in either language. */
  search?: string;
  limit: number;
  offset: number;
}

/** Pieces of which `lean` rows leave out the long texts. */
export interface PieceRow {
  id: string;
  slug: string;
  type: string;
  categories: string[];
  related: string[];
  motif: string;
  digest: string;
  published_at: Date;
  claims: boolean;
  sample: boolean;
  placeholders: string[];
  details: Details;
  outdated: Language[];
  texts: Record<Language, TextRow>;
}

interface TextRow {
  title: string;
  description: string;
  contents: string;
  caption: string;
  details: Details;
  words: number;
}

function base(db: Db, lean: boolean) {
  const text = (table: Language) => sql<TextRow>`jsonb_build_object(
    'title', ${sql.ref(`${table}.title`)}, 'description', ${sql.ref(`${table}.description`)},
    'contents', ${lean ? sql`''` : sql.ref(`${table}.contents`)}, 'caption', ${lean ? sql`''` : sql.ref(`${table}.caption`)},
    'details', ${lean ? sql`'{}'::jsonb` : sql.ref(`${table}.details`)}, 'words', ${sql.ref(`${table}.words`)})`;
  return db
    .selectFrom('content')
    .innerJoin('content_text as en', (join) =>
      join.onRef('en.content_id', '=', 'content.id').on('en.language', '=', 'en'),
    )
    .innerJoin('content_text as es', (join) =>
      join.onRef('es.content_id', '=', 'content.id').on('es.language', '=', 'es'),
    )
    .select([
      'content.id',
      'content.slug',
      'content.type',
      'content.categories',
      'content.related',
      'content.motif',
      'content.digest',
      'content.published_at',
      'content.claims',
      'content.sample',
      'content.placeholders',
      'content.details',
      'content.outdated',
    ])
    .select(sql<PieceRow['texts']>`jsonb_build_object('en', ${text('en')}, 'es', ${text('es')})`.as('texts'))
    .where(visible('content'));
}

/** The names of categories and the ids of pieces that a piece speaks of, by slug. */
interface Links {
  names: Record<string, Record<Language, string>>;
  related_ids: Record<string, string>;
}

export type LinkedPiece = PieceRow & Links;

function linked(db: Db, lean: boolean) {
  return base(db, lean).select([
    sql<Links['names']>`(
      select coalesce(jsonb_object_agg(category.slug, jsonb_build_object('en', category.name_en, 'es', category.name_es)), '{}')
      from category where category.slug = any(content.categories) and not category.hidden
    )`.as('names'),
    sql<Links['related_ids']>`(
      select coalesce(jsonb_object_agg(other.slug, other.id), '{}')
      from content as other where other.slug = any(content.related) and ${visible('other')}
    )`.as('related_ids'),
  ]);
}

/**
 * The pieces that words are found in, in either language, each by its own stemmer with accents folded, and how well they fit. Each
 * language is asked by itself, so that the index is used.
 */
function hits(search: string) {
  const found = (language: Language, words: RawBuilder<unknown>) => sql`
    select content_id, ts_rank(search, ${words}) as rank
    from content_text where language = ${language} and search @@ ${words}`;
  const english = found('en', sql`websearch_to_tsquery('english_plain', ${search})`);
  const spanish = found('es', sql`websearch_to_tsquery('spanish_plain', ${search})`);
  return sql<{ content_id: string; rank: number }>`(
    select content_id, max(rank) as rank from (${english} union all ${spanish}) as found group by content_id
  )`;
}

function narrowed(db: Db, filter: ListFilter) {
  return db
    .selectFrom('content')
    .where(visible('content'))
    .$if(filter.types.length > 0, (query) =>
      query.where(sql<SqlBool>`content.type = any(${[...filter.types]}::text[])`),
    )
    .$if(filter.categories.length > 0, (query) =>
      query.where(sql<SqlBool>`content.categories && ${[...filter.categories]}::text[]`),
    );
}

function fitting(db: Db, filter: ListFilter, search: string) {
  return narrowed(db, filter).innerJoin(hits(search).as('hit'), (join) =>
    join.on(sql<SqlBool>`hit.content_id = content.id`),
  );
}

async function countPieces(db: Db, filter: ListFilter): Promise<number> {
  const all = filter.search === undefined ? narrowed(db, filter) : fitting(db, filter, filter.search);
  const { n } = await all.select((select) => select.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return n;
}

/** The pieces of a page, how well they fit, and how many there are in all. Found words are looked up once for both. */
function pageOf(db: Db, filter: ListFilter) {
  const ofAll = narrowed(db, filter).select((select) => select.fn.countAll<number>().as('n'));
  const page =
    filter.search === undefined
      ? narrowed(db, filter).select([sql<number>`0`.as('rank'), sql<number>`(${ofAll})`.as('total')])
      : fitting(db, filter, filter.search)
          .select([sql<number>`hit.rank`.as('rank'), sql<number>`count(*) over ()`.as('total')])
          .orderBy('rank', 'desc');
  return page
    .select('content.id')
    .orderBy('content.published_at', 'desc')
    .orderBy('content.id')
    .limit(filter.limit)
    .offset(filter.offset);
}

/** A page of pieces without their long texts: newest first or, with words to search for, best match first. */
export async function listPieces(db: Db, filter: ListFilter): Promise<{ rows: LinkedPiece[]; total: number }> {
  const rows = await linked(db, true)
    .innerJoin(pageOf(db, filter).as('page'), 'page.id', 'content.id')
    .select('page.total')
    .orderBy('page.rank', 'desc')
    .orderBy('content.published_at', 'desc')
    .orderBy('content.id')
    .execute();
  const [first] = rows;
  if (first) return { rows, total: first.total };
  const total = filter.offset === 0 ? 0 : await countPieces(db, filter);
  return { rows: [], total };
}

export async function findPiece(db: Db, by: PieceName): Promise<PieceRow | undefined> {
  return named(base(db, false), by).executeTakeFirst();
}

/** How a piece is named in an address. */
export type PieceName = { id: string } | { slug: string };

function named<Query extends ReturnType<typeof base>>(query: Query, by: PieceName): Query {
  return ('id' in by ? query.where('content.id', '=', by.id) : query.where('content.slug', '=', by.slug)) as Query;
}

/** A piece with what it speaks of, and the brand that its reader gives it. */
export async function findPieceFor(
  db: Db,
  by: PieceName,
  brand: RawBuilder<unknown>,
): Promise<{ row: LinkedPiece; brand: unknown } | undefined> {
  const found = await named(linked(db, false), by).select(brand.as('brand')).executeTakeFirst();
  return found && { row: found, brand: found.brand };
}

/** Those of these pieces that members can see, without their long texts. */
export async function findPieces(db: Db, ids: readonly string[]): Promise<PieceRow[]> {
  if (ids.length === 0) return [];
  return base(db, true)
    .where('content.id', 'in', [...ids])
    .execute();
}

export async function templateOf(db: Db, contentId: string): Promise<unknown> {
  return (
    (await db.selectFrom('content').select('template').where('id', '=', contentId).executeTakeFirst())?.template ?? null
  );
}

export async function categoriesWithCount(
  db: Db,
  filter: { language: Language; type?: ContentType; descending: boolean; limit: number },
) {
  const name = sql<string>`${sql.ref(filter.language === 'es' ? 'category.name_es' : 'category.name_en')}`;
  let query = db
    .selectFrom('category')
    .innerJoin('content', (join) => join.on(sql<SqlBool>`category.slug = any(content.categories)`))
    .select(['category.slug', name.as('name')])
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('category.hidden', '=', false)
    .where('category.slug', 'not in', HIDDEN_CATEGORIES)
    .where(visible('content'));
  if (filter.type !== undefined) query = query.where('content.type', '=', filter.type);
  return query
    .groupBy(['category.slug', 'category.name_en', 'category.name_es'])
    .orderBy(name, filter.descending ? 'desc' : 'asc')
    .limit(filter.limit)
    .execute();
}

export async function digestsBySlug(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('content').select(['slug', 'digest']).execute();
  return new Map(rows.map((row) => [row.slug, row.digest]));
}

/** Writes a piece of the library; the date of one that was there stays. */
export async function savePiece(db: Db, id: string, piece: LibraryPiece, publishedAt: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const changing = {
      type: piece.type,
      categories: piece.categories,
      related: piece.related,
      template: piece.template === null ? null : JSON.stringify(piece.template),
      motif: piece.motif,
      digest: piece.digest,
      claims: piece.facts.claims,
      sample: piece.facts.sample,
      placeholders: [...piece.facts.placeholders],
      details: JSON.stringify(piece.details),
      outdated: piece.outdated,
    };
    await tx
      .insertInto('content')
      .values({ id, slug: piece.slug, status: 'published', published_at: publishedAt, ...changing })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(changing))
      .execute();
    for (const language of LANGUAGES) {
      const { details, ...words } = piece.texts[language];
      const text = { ...words, details: JSON.stringify(details), words: countWords(words.contents) };
      await tx
        .insertInto('content_text')
        .values({ content_id: id, language, ...text })
        .onConflict((conflict) => conflict.columns(['content_id', 'language']).doUpdateSet(text))
        .execute();
    }
  });
}

export async function saveCategories(
  db: Db,
  rows: { slug: string; name_en: string; name_es: string; hidden: boolean }[],
): Promise<void> {
  await db
    .insertInto('category')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((set) => ({
        name_en: set.ref('excluded.name_en'),
        name_es: set.ref('excluded.name_es'),
        hidden: set.ref('excluded.hidden'),
      })),
    )
    .execute();
}

/** What pieces and their lists are read from. */
export const LIBRARY_TABLES = ['content', 'content_text', 'category'] as const;
