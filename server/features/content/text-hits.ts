import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** The newest seasons are gone through one by one. */
const SEASONS = 8;

/**
 * Where hits are looked for, one turn after the other: in each of the newest seasons, then in whatever is from `before` these. A word that
 * stands in many pieces is found often enough in the first turns; of another there are few hits in all.
 */
export const TURNS = sql`newest_season as materialized (select season_of(max(published_at)) as season from content_text),
turn (season, before) as materialized (
  select season - back, null from newest_season, generate_series(0, ${sql.lit(SEASONS - 1)}) as back
  union all select null, season - ${sql.lit(SEASONS - 1)} from newest_season
)`;

/** How pieces are filed: under one of these types, one of these categories and one of these tags. What is empty narrows nothing. */
export interface Filed {
  types: readonly string[];
  categories: readonly string[];
  tags?: readonly string[];
}

const quoted = (word: string) => `'${word.replaceAll(/['\\]/g, (sign) => sign + sign)}'`;

const oneOf = (kind: string, names: readonly string[]) => names.map((name) => quoted(`~${kind}:${name}`)).join(' | ');

/** What the index of texts is asked for besides, by the words that say how a piece is filed; null for nothing. */
function filedQuery({ types, categories, tags = [] }: Filed): RawBuilder<unknown> {
  const kinds = [oneOf('type', types), oneOf('in', categories), oneOf('tag', tags)].filter((kind) => kind !== '');
  return sql`${kinds.map((kind) => `(${kind})`).join(' & ') || null}::tsquery`;
}

const ANYHOW: Filed = { types: [], categories: [] };

/**
 * Pieces with texts, or titles, in which queries find something, newest first: whoever takes only the first ones pays for little more,
 * however often a word stands in the library. The order is that of the loop, which `lateral` and `offset 0` keep so.
 *
 * @param queries rows with `en` and `es`, one or none
 * @param ofPiece what is asked of a piece besides how it is filed
 */
export const newestHits = (
  queries: RawBuilder<unknown>,
  ofPiece: RawBuilder<SqlBool>,
  { of = 'search', filed = ANYHOW }: { of?: 'search' | 'title_search'; filed?: Filed } = {},
): RawBuilder<unknown> => sql`
  select content.id, content.published_at, hit.languages
  from turn cross join ${queries} as asked cross join (select ${filedQuery(filed)} as query) as place cross join lateral (
    select content_id collate "C" as piece, array_agg(language) as languages from content_text
    where ${sql.ref(of)} @@ (asked_of_texts(asked.en, 'en', season, place.query) || asked_of_texts(asked.es, 'es', season, place.query))
      and (before is null or season_of(published_at) < before)
    group by published_at, piece order by published_at desc, piece
  ) as hit cross join lateral (
    select id, published_at from content where content.id = hit.piece collate "default" and ${ofPiece} offset 0
  ) as content`;
