import type { ContentType } from '@yardsign/domain/content/kinds';
import { LANGUAGES } from '@yardsign/domain/languages';
import { countWords } from '@yardsign/domain/content/reading-time';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Language, LibraryPiece } from './ports.ts';

const VISIBLE = ['published', 'public'];
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
  texts: Record<Language, { title: string; description: string; contents: string; caption: string; words: number }>;
}

function base(db: Db, lean: boolean) {
  const text = (table: Language) => sql<PieceRow['texts']['en']>`jsonb_build_object(
    'title', ${sql.ref(`${table}.title`)}, 'description', ${sql.ref(`${table}.description`)},
    'contents', ${lean ? sql`''` : sql.ref(`${table}.contents`)}, 'caption', ${lean ? sql`''` : sql.ref(`${table}.caption`)},
    'words', ${sql.ref(`${table}.words`)})`;
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
    ])
    .select(sql<PieceRow['texts']>`jsonb_build_object('en', ${text('en')}, 'es', ${text('es')})`.as('texts'))
    .where('content.status', 'in', VISIBLE);
}

/** The words of both languages, each by its own stemmer, accents folded. */
function matches(search: string) {
  const english = sql`websearch_to_tsquery('english_plain', ${search})`;
  const spanish = sql`websearch_to_tsquery('spanish_plain', ${search})`;
  return {
    condition: sql<SqlBool>`(en.search @@ ${english} or es.search @@ ${spanish})`,
    rank: sql<number>`greatest(ts_rank(en.search, ${english}), ts_rank(es.search, ${spanish}))`,
  };
}

export async function listPieces(db: Db, filter: ListFilter): Promise<{ rows: PieceRow[]; total: number }> {
  let query = base(db, true);
  if (filter.types.length > 0) query = query.where('content.type', 'in', filter.types as ContentType[]);
  if (filter.categories.length > 0)
    query = query.where(sql<SqlBool>`content.categories && ${[...filter.categories]}::text[]`);
  const match = filter.search === undefined ? undefined : matches(filter.search);
  if (match) query = query.where(match.condition);
  const ordered = match ? query.orderBy(match.rank, 'desc') : query;
  const [rows, counted] = await Promise.all([
    ordered
      .orderBy('content.published_at', 'desc')
      .orderBy('content.id')
      .limit(filter.limit)
      .offset(filter.offset)
      .execute(),
    query
      .clearSelect()
      .select((select) => select.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.n };
}

export async function findPiece(db: Db, by: { id: string } | { slug: string }): Promise<PieceRow | undefined> {
  const query = base(db, false);
  return (
    'id' in by ? query.where('content.id', '=', by.id) : query.where('content.slug', '=', by.slug)
  ).executeTakeFirst();
}

/** Those of these pieces that members can see, without their long texts. */
export async function findPieces(db: Db, ids: readonly string[]): Promise<PieceRow[]> {
  if (ids.length === 0) return [];
  return base(db, true)
    .where('content.id', 'in', [...ids])
    .execute();
}

export async function idsOfSlugs(db: Db, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom('content')
    .select(['id', 'slug'])
    .where('slug', 'in', slugs)
    .where('status', 'in', VISIBLE)
    .execute();
  return new Map(rows.map((row) => [row.slug, row.id]));
}

export async function templateOf(db: Db, contentId: string): Promise<unknown> {
  return (
    (await db.selectFrom('content').select('template').where('id', '=', contentId).executeTakeFirst())?.template ?? null
  );
}

export async function categoryNames(db: Db, language: Language): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('category')
    .select(['slug', language === 'es' ? 'name_es as name' : 'name_en as name'])
    .where('hidden', '=', false)
    .execute();
  return new Map(rows.map((row) => [row.slug, row.name]));
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
    .where('content.status', 'in', VISIBLE);
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
    };
    await tx
      .insertInto('content')
      .values({ id, slug: piece.slug, status: 'published', published_at: publishedAt, ...changing })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(changing))
      .execute();
    for (const language of LANGUAGES) {
      const text = { ...piece.texts[language], words: countWords(piece.texts[language].contents) };
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

export async function publicCodeOf(db: Db, memberId: string): Promise<string | undefined> {
  return (await db.selectFrom('member').select('public_code').where('id', '=', memberId).executeTakeFirst())
    ?.public_code;
}

export async function memberOfPublicCode(db: Db, code: string): Promise<string | undefined> {
  return (
    await db
      .selectFrom('member')
      .select('id')
      .where('public_code', '=', code)
      .where('status', '=', 'active')
      .where('blocked_at', 'is', null)
      .executeTakeFirst()
  )?.id;
}
