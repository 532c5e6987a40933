import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isShownCategory } from './piece-rows.ts';
import type { Language } from './ports.ts';

export interface CategoryFilter {
  language: Language;
  /** Every type when left out. A name that is no type has no categories. */
  types?: readonly string[];
  descending: boolean;
  limit: number;
}

/** The types that the library has pieces of, each with how many. @param meant in a statement: which pieces are for who asks */
export async function typesWithCount(db: Db, meant: RawBuilder<SqlBool>) {
  return db
    .selectFrom('content')
    .select(['content.type as type'])
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('content.owner_id', 'is', null)
    .where(sql<SqlBool>`content.status in ('published', 'public')`)
    .where(meant)
    .groupBy('content.type')
    .orderBy('content.type')
    .execute();
}

/**
 * The categories that members see, each with how many pieces of the library it has.
 *
 * @param meant in a statement: which pieces are for who asks
 */
export async function categoriesWithCount(db: Db, filter: CategoryFilter, meant: RawBuilder<SqlBool>) {
  const name = sql<string>`${sql.ref(filter.language === 'es' ? 'category.name_es' : 'category.name_en')}`;
  const { types } = filter;
  // Each piece names its categories: going through the pieces once costs less than once for each category.
  const counted = db
    .selectFrom('content')
    .innerJoinLateral(sql<{ slug: string }>`(select distinct unnest(content.categories) as slug)`.as('its'), (join) =>
      join.onTrue(),
    )
    .select('its.slug')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('content.owner_id', 'is', null)
    .where(sql<SqlBool>`content.status in ('published', 'public')`)
    .where(meant)
    .$if(types !== undefined, (query) => query.where(sql<SqlBool>`content.type = any(${[...(types ?? [])]}::text[])`))
    .groupBy('its.slug');
  return db
    .selectFrom('category')
    .innerJoin(counted.as('counted'), 'counted.slug', 'category.slug')
    .select(['category.slug', name.as('name'), 'counted.count'])
    .where(isShownCategory)
    .orderBy(name, filter.descending ? 'desc' : 'asc')
    .limit(filter.limit)
    .execute();
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
