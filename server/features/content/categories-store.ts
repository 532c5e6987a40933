import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Meant } from './audience.ts';
import { isShownCategory } from './piece-rows.ts';
import type { Language } from './ports.ts';
import { tallied } from './tallied-pieces.ts';

export interface CategoryFilter {
  language: Language;
  /** Every type when left out. A name that is no type has no categories. */
  types?: readonly string[];
  descending: boolean;
  limit: number;
}

/** The types that the library has pieces of, each with how many. @param meant which pieces are for who asks */
export async function typesWithCount(db: Db, meant: Meant): Promise<{ type: string; count: number }[]> {
  const { rows } = await sql<{ type: string; count: number }>`
    select tally.type, sum(tally.pieces) as count from ${tallied({}, meant)}
    group by tally.type having sum(tally.pieces) > 0 order by tally.type`.execute(db);
  return rows;
}

/**
 * The categories that members see, each with how many pieces of the library it has.
 *
 * @param meant which pieces are for who asks
 */
export async function categoriesWithCount(
  db: Db,
  { language, types, descending, limit }: CategoryFilter,
  meant: Meant,
): Promise<{ slug: string; name: string; count: number }[]> {
  const name = language === 'es' ? sql`category.name_es` : sql`category.name_en`;
  const { rows } = await sql<{ slug: string; name: string; count: number }>`
    select category.slug, ${name} as name, counted.count from category cross join lateral (
      select sum(tally.pieces) as count from ${tallied({ types, category: sql.ref('category.slug') }, meant)}
    ) as counted
    where ${isShownCategory} and counted.count > 0 order by ${name} ${descending ? sql`desc` : sql`asc`} limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Those of these names that are no category which members see. */
export async function unknownCategories(db: Db, slugs: readonly string[]): Promise<readonly string[]> {
  if (slugs.length === 0) return [];
  const known = await db
    .selectFrom('category')
    .select('slug')
    .where('slug', 'in', [...slugs])
    .where(isShownCategory)
    .execute();
  return slugs.filter((slug) => !known.some((category) => category.slug === slug));
}
