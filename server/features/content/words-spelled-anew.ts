import { TYPES_BY_NAME } from '@yardsign/domain/content/search/named-types';
import { synonymsOf } from '@yardsign/domain/content/search/synonyms';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { allOf, anyOf, IS_WORKED_OUT, mayBeName, queriesOf } from './word-queries.ts';

/** So many words are looked at, those that ask for nothing, such as *the*, among them. */
const MOST_TYPED = 20;
/** So many of those that ask for something are looked for; the others are words that a piece may lack. */
const MOST_WORDS = 8;
/** So many of the nearest words are looked for. */
const MOST_NEAR = 12;
/** Words that are this much less alike than the nearest one are not meant. */
const CLOSE = 0.1;
/** Texts that members wrote: the newest of those that the reader may list. */
const MOST_OWN = 200;

/** The words of a search that may be misspelt, in small letters; none where it is more than words. */
export function wordsToSpell(search: string): readonly string[] {
  if (IS_WORKED_OUT.test(search)) return [];
  return [...new Set(search.toLowerCase().match(/[\p{L}\p{N}]+/gu))].slice(0, MOST_TYPED);
}

interface Reader {
  /** Whether one of these queries, rows with `en` and `es`, finds anything that the reader sees. */
  isSeen: (queries: RawBuilder<unknown>) => RawBuilder<SqlBool>;
  /** Whether a piece of `content` is of those that members wrote and the reader may list; left out where these are not listed. */
  own: RawBuilder<SqlBool> | undefined;
  /** When nothing is to be spelled. */
  unless: RawBuilder<SqlBool>;
}

/** What means the same as `typed`, of the words of a search. */
const synonymsOfTyped = (words: readonly string[]) => {
  const synonyms = JSON.stringify(Object.fromEntries(words.map((word) => [word, synonymsOf(word)])));
  return sql`jsonb_array_elements_text(${synonyms}::jsonb -> typed) as synonym`;
};

/**
 * What may be meant by `typed`: words of the library and names of types that are near to it, two that it is put together of, what means the
 * same, and words of what the reader has of their own, which are few enough to be compared one by one.
 */
const nearWords = (synonyms: RawBuilder<unknown>, own: Reader['own']) => {
  const ofLibrary = sql`select word, likeness from nearest_words(unaccent(typed))
    union select words, 1 from words_typed_as_one(unaccent(typed)) as words
    union select synonym, 1 from ${synonyms}
    union select name, similarity(unaccent(typed), unaccent(name))
    from unnest(${TYPES_BY_NAME.map(({ name }) => name)}::text[]) as name where ${mayBeName('typed', 'name')}`;
  if (own === undefined) return ofLibrary;
  return sql`${ofLibrary} union select word, similarity(unaccent(typed), word) from own_word where may_be_meant(unaccent(typed), word)`;
};

/** A query for each number of words, `words`: what has so many of those in `each_spelled`, whichever. `chosen` stands for the words whose bits it has. */
const soManyOf = (least: RawBuilder<unknown>) => sql`
  select words, ${anyOf('en')}, ${anyOf('es')} from (
    select count(*) as words, ${allOf('en')}, ${allOf('es')}
    from generate_series(1, (select (1 << count(*)::int) - 1 from each_spelled)) as chosen
    join (select row_number() over (order by typed)::int - 1 as bit, en, es from each_spelled) as each on chosen & (1 << bit) > 0
    group by chosen having count(*) >= ${least}
  ) as choice group by words`;

/**
 * Parts of a statement, the last of them `spelled_anew`: the query that words ask for, each or what means the same, when those that are found
 * nowhere are written as the nearest words that are, `en` and `es`. When nothing has all of them it asks for what has the most of them, at least half (of three one);
 * no row when nothing has that many.
 */
export function spelledAnew(words: readonly string[], { isSeen, own, unless }: Reader): RawBuilder<unknown> {
  const synonyms = synonymsOfTyped(words);
  return sql`own_word as materialized (
      select distinct word from (
        select title || ' ' || description || ' ' || contents as text from content join content_text on content_id = content.id
        where ${own ?? sql`false`} and not ${unless} order by content.published_at desc limit ${sql.lit(MOST_OWN)}
      ) as own_text cross join words_in(text) as word
    ),
    typed_word as materialized (
      select typed, en, es, ${isSeen(sql`(select each.en, each.es)`)} as is_known
      from unnest(${[...words]}::text[]) as typed cross join lateral (${queriesOf(sql`typed`)}) as each
      where (numnode(en) > 0 or numnode(es) > 0) and not ${unless} limit ${sql.lit(MOST_WORDS)}
    ),
    spelling as materialized (
      select typed, en, es from typed_word where is_known
      union all
      select typed, each.en, each.es
      from typed_word cross join lateral ${synonyms} cross join lateral (${queriesOf(sql`synonym`)}) as each where is_known
      union all
      select typed, en, es from (
        select typed, each.en, each.es, likeness, max(likeness) over (partition by typed) as most
        from typed_word cross join lateral (
          select word, likeness from (${nearWords(synonyms, own)}) as near_word order by likeness desc, word limit ${sql.lit(MOST_NEAR)}
        ) as near_word cross join lateral (${queriesOf(sql`word`)}) as each
        where not is_known and ${isSeen(sql`(select each.en, each.es)`)}
      ) as seen_word where likeness >= most - ${sql.lit(CLOSE)}
    ),
    each_spelled as materialized (select typed, ${anyOf('en')}, ${anyOf('es')} from spelling group by typed),
    some_spelled as materialized (${soManyOf(sql`(select greatest(count(*) / 2, 1) from typed_word)`)}),
    spelled_anew as materialized (
      select en, es from (select * from some_spelled order by words desc offset 0) as each
      where ${isSeen(sql`(select each.en, each.es)`)} limit 1
    )`;
}
