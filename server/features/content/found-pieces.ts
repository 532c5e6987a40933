import { typesNamed } from '@yardsign/domain/content/search/named-types';
import { COUNTED_TO } from '@yardsign/domain/counted-to';
import { respelt } from '@yardsign/domain/text/respelt';
import { withoutHyphens } from '@yardsign/domain/text/words-apart';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { newestHits, TURNS, type Filed } from './text-hits.ts';
import { anyOf, calledSo, LEAVES_OUT, namedIn, queriesOf } from './word-queries.ts';
import { spelledAnew, wordsToSpell } from './words-spelled-anew.ts';

/** So many pieces are ranked, and one more than is told. */
const MOST_RANKED = COUNTED_TO.foundPieces + 1;

/** So many more for their titles. */
const MOST_TITLED = 100;

/** A word that is long enough to be misspelt. */
const GUESSED_FROM = /[\p{L}\p{N}]{3}/u;

/** What is asked of a piece. */
interface Conditions {
  /** In a statement over `content`: whether it is among those that could be listed. */
  seen: RawBuilder<SqlBool>;
  /** How it is filed. */
  filed: Filed;
  /** The same in a statement over `content`. */
  isFiled: RawBuilder<SqlBool>;
  /** Whether it is of those that members wrote and the reader may list; left out where these are not listed. */
  own: RawBuilder<SqlBool> | undefined;
}

/**
 * The pieces that words are found in, in either language, and how well they fit. A word that names a type or a category, such as *guide* or
 * *sellers*, is also found in its pieces, and a term in what else it is called, such as *casa abierta* in an open house. Best are those
 * whose title has the words, and before all others those that are called just so, or as a term of the search is; then those of a type that
 * the search names.
 *
 * Words that are found nowhere are taken for misspelt ones: then they are found with two neighbouring letters in each other's place, or two
 * neighbouring words as one, unless there are very many; else with each of them written as the nearest word of the library or as another
 * that means the same, and the most of them that a piece has; else the titles and descriptions that are nearest to all of them. Where words
 * are left out by a minus nothing is guessed, for a guess could list what was left out; nor from one or two letters, which are near to
 * everything. Only what the reader sees counts as found: else the misspelling in somebody else's text would keep everybody from what they
 * meant, and say that it stands there.
 *
 * Of more pieces than are counted (`COUNTED_TO.foundPieces`) the newest are ranked, and the newest that have the words in their titles; no
 * others where words are left out, for of these a title says nothing.
 */
export function foundPieces(typed: string, { seen, filed, isFiled, own }: Conditions) {
  const leavesOut = LEAVES_OUT.test(typed);
  const search = leavesOut ? typed : withoutHyphens(typed);
  const isGuessed = GUESSED_FROM.test(search) && !leavesOut;
  const others = isGuessed ? respelt(search) : [];
  const isSeen = (queries: RawBuilder<unknown>) => sql<SqlBool>`exists (${newestHits(queries, seen)})`;
  const atMost = sql.lit(MOST_RANKED);
  const listed = (queries: string) => sql`(${newestHits(sql.table(queries), seen, { filed })} limit ${atMost})`;
  const isOther = sql<SqlBool>`(${seen}) and content.id not in (select id from newest)`;
  const words = isGuessed ? wordsToSpell(search) : [];
  const types = typesNamed(search).map(({ type }) => type);
  const ofNamedType =
    types.length === 0
      ? sql`0`
      : sql`(exists (select from content where content.id = found.id and type = any(${types}::text[])))::int`;
  return sql<{ id: string; rank: number; published_at: Date; is_guess: boolean }>`(
    with ${TURNS},
    ${namedIn(search, words)},
    exact as materialized (${queriesOf(sql`${search}::text`)}),
    newest_exact as materialized ${listed('exact')},
    is_exact as materialized (select exists (select from newest_exact) or ${isSeen(sql.table('exact'))} as so),
    swapped as materialized (
      select ${anyOf('en')}, ${anyOf('es')}
      from unnest(${others}::text[]) as other cross join lateral (${queriesOf(sql`other`)}) as each
      where not (select so from is_exact)
    ),
    is_swapped as materialized (select ${isSeen(sql.table('swapped'))} as so),
    ${spelledAnew(words, { isSeen, own, unless: sql<SqlBool>`(select is_exact.so or is_swapped.so from is_exact, is_swapped)` })},
    newest as materialized (
      select * from newest_exact union all ${listed('swapped')} union all ${listed('spelled_anew')}
    ),
    answered as materialized (
      select en, es from exact where (select so from is_exact)
      union all select en, es from swapped where (select so from is_swapped)
      union all select en, es from spelled_anew
    ),
    many as (select * from answered where ${!leavesOut} and (select count(*) from newest) = ${atMost}),
    titled as (${newestHits(sql.table('many'), isOther, { of: 'title_search', filed })} limit ${sql.lit(MOST_TITLED)}),
    near as (
      select nearest.content_id, nearest.rank from nearest_texts(${search}) as nearest
      where ${isGuessed} and not exists (select from answered)
    )
    select id, published_at, max(rank) + ${ofNamedType} as rank, not (select so from is_exact) as is_guess
    from (
      select best.id, best.published_at, ranked.rank
      from (select * from newest union all select * from titled) as best cross join answered cross join lateral (
        select ts_rank(search, asked) + (title_search @@ asked)::int + (lower(title) = any(${calledSo(typed)}::text[]))::int as rank
        from content_text cross join lateral (select case language when 'es' then answered.es else answered.en end as asked) as each
        where content_id = best.id and language = any(best.languages) offset 0
      ) as ranked
      union all
      select content.id, content.published_at, near.rank from near cross join lateral (
        select id, published_at from content where id = near.content_id and (${seen}) and ${isFiled} offset 0
      ) as content
    ) as found group by id, published_at
  )`;
}
