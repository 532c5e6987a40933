import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { allOf, anyOf, queriesOf } from './word-queries.ts';

/** More words than anybody types of what they look for. */
const MOST_WORDS = 8;
/** So many of the nearest words are looked for. */
const MOST_NEAR = 6;
/** Words that are this much less alike than the nearest one are not meant. */
const CLOSE = 0.1;
/** Texts that members wrote: the newest of those that the reader may list. */
const MOST_OWN = 200;

/** A search of more than words beside each other: of an exact phrase, or of one word or another. */
const IS_WORKED_OUT = /"|(?:^|\s)or(?:\s|$)/iu;

/** The words of a search that may be misspelt, in small letters; none where it is more than words, or more of them than are tried. */
export function wordsToSpell(search: string): readonly string[] {
  const words = [...new Set(search.toLowerCase().match(/[\p{L}\p{N}]+/gu))];
  return IS_WORKED_OUT.test(search) || words.length > MOST_WORDS ? [] : words;
}

interface Reader {
  /** Whether one of these queries, rows with `en` and `es`, finds anything that the reader sees. */
  isSeen: (queries: RawBuilder<unknown>) => RawBuilder<SqlBool>;
  /** Whether a piece of `content` is of those that members wrote and the reader may list; left out where these are not listed. */
  own: RawBuilder<SqlBool> | undefined;
  /** When nothing is to be spelled. */
  unless: RawBuilder<SqlBool>;
}

/** Words of the library that are near to `typed`, and those of what the reader has of their own: few enough to be compared one by one. */
const nearWords = (own: Reader['own']) => {
  const ofLibrary = sql`select word, likeness from nearest_words(unaccent(typed))`;
  if (own === undefined) return ofLibrary;
  return sql`${ofLibrary} union select word, similarity(unaccent(typed), word) from own_word where may_be_meant(unaccent(typed), word)`;
};

/**
 * Parts of a statement, the last of them `spelled_anew`: the query that words ask for when each that is found nowhere is written as the
 * nearest words that are, `en` and `es`; no row when there is none near to one of them, and when nothing has all of them.
 */
export function spelledAnew(words: readonly string[], { isSeen, own, unless }: Reader): RawBuilder<unknown> {
  return sql`own_word as materialized (
      select distinct word from (
        select title || ' ' || description || ' ' || contents as text from content join content_text on content_id = content.id
        where ${own ?? sql`false`} and not ${unless} order by content.published_at desc limit ${sql.lit(MOST_OWN)}
      ) as own_text cross join words_in(text) as word
    ),
    typed_word as materialized (
      select typed, en, es, ${isSeen(sql`(select each.en, each.es)`)} as is_known
      from unnest(${[...words]}::text[]) as typed cross join lateral (${queriesOf(sql`typed`)}) as each
      where (numnode(en) > 0 or numnode(es) > 0) and not ${unless}
    ),
    spelling as materialized (
      select typed, en, es from typed_word where is_known
      union all
      select typed, en, es from (
        select typed, each.en, each.es, likeness, max(likeness) over (partition by typed) as most
        from typed_word cross join lateral (
          select word, likeness from (${nearWords(own)}) as near_word order by likeness desc, word limit ${sql.lit(MOST_NEAR)}
        ) as near_word cross join lateral (${queriesOf(sql`word`)}) as each
        where not is_known and ${isSeen(sql`(select each.en, each.es)`)}
      ) as seen_word where likeness >= most - ${sql.lit(CLOSE)}
    ),
    each_spelled as materialized (select typed, ${anyOf('en')}, ${anyOf('es')} from spelling group by typed),
    all_spelled as materialized (
      select ${allOf('en')}, ${allOf('es')} from each_spelled having count(*) = (select count(*) from typed_word) and count(*) > 0
    ),
    spelled_anew as materialized (select en, es from all_spelled where ${isSeen(sql.table('all_spelled'))})`;
}
