import { COUNTED_TO } from '@yardsign/domain/counted-to';
import { swappedLetters } from '@yardsign/domain/text/swapped-letters';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** So many pieces are ranked, and one more than is told. */
const MOST_RANKED = COUNTED_TO.foundPieces + 1;

/** Of so many hits each piece is looked up by itself; for more, the library is gone through in its order. */
const MOST_LOOKED_UP = 1000;

/** A word that is long enough to be misspelt. */
const GUESSED_FROM = /[\p{L}\p{N}]{3}/u;

/** A search of nothing but words that are to be left out. */
const ONLY_LEFT_OUT = /^(?:\s*-(?:"[^"-][^"]*"|[^\s"-]\S*)(?=\s|$))+\s*$/;

/** What is asked of a piece, in a statement over `content`. */
interface Conditions {
  /** Whether it is among those that could be listed. */
  seen: RawBuilder<SqlBool>;
  /** Whether it is among those that are listed. */
  listed: RawBuilder<SqlBool>;
}

/** Searches as queries, each language by its own stemmer with accents folded. @param searches rows with a `search` */
const queriesOf = (searches: RawBuilder<unknown>) => sql`
  select 'en' as language, websearch_to_tsquery('english_plain', search) as query from ${searches}
  union all select 'es', websearch_to_tsquery('spanish_plain', search) from ${searches}`;

/**
 * The texts that queries find. Each asks the index by itself, which `offset 0` keeps so: compared with all of them, every text would have to
 * be read.
 */
const textsOf = (queries: string) => sql`
  select text.content_id, asked.language, asked.query from ${sql.table(queries)} as asked
  cross join lateral (
    select content_id from content_text where search @@ asked.query and language = asked.language offset 0
  ) as text`;

/**
 * `exact`: the texts that what was asked finds. Of what does not stand in a text the index knows nothing, and every text would have to be
 * read: a search of nothing but words that are left out asks for these words, and finds the others.
 */
function exactTexts(search: string) {
  if (!ONLY_LEFT_OUT.test(search)) return sql`exact as materialized (${textsOf('asked')})`;
  const leftOut = search.replaceAll(/(?<=^|\s)-/g, 'or ');
  return sql`
    left_out as materialized (${queriesOf(sql`(select ${leftOut}::text as search) as one`)}),
    unwanted as materialized (${textsOf('left_out')}),
    exact as materialized (
      select text.content_id, asked.language, asked.query
      from asked join content_text as text on text.language = asked.language
      where numnode(asked.query) > 0 and (text.content_id, text.language) not in (select content_id, language from unwanted)
    )`;
}

/**
 * The pieces that words are found in, in either language, and how well they fit. Words that are found nowhere are taken for misspelt ones:
 * then they are found with two neighbouring letters in each other's place; else what is nearest to them in a title or a description. Where
 * words are left out by a minus nothing is guessed, for a guess could list what was left out; nor from one or two letters, which are near to
 * everything. Only what the reader sees counts as found: else the misspelling in somebody else's text would keep everybody from what they
 * meant, and say that it stands there.
 *
 * Ranking a piece costs twenty times what finding it does. Of more pieces than are counted (`COUNTED_TO.foundPieces`) the newest are ranked,
 * and those whose titles fit best.
 */
export function foundPieces(search: string, { seen, listed }: Conditions) {
  const isGuessed = GUESSED_FROM.test(search) && !/(?:^|\s)-\S/.test(search);
  const others = isGuessed ? swappedLetters(search) : [];
  const isSeen = (hits: string) =>
    sql`exists (select from ${sql.table(hits)} as hit join content on content.id = hit.content_id where ${seen})`;
  const hits = sql`(
    select content_id from exact where (select so from is_exact) union all select content_id from swapped) as hit`;
  const newestFirst = sql`order by content.published_at desc, content.id limit ${MOST_RANKED}`;
  /** One piece after the other by its key, which `offset 0` keeps so: for a few hundred the planner would read them all. */
  const eachListed = (rows: string) => sql`${sql.table(rows)} cross join lateral (
    select content.id, content.published_at from content where content.id = ${sql.ref(`${rows}.content_id`)} and ${listed} offset 0
  ) as content`;
  return sql<{ id: string; rank: number; published_at: Date }>`(
    with asked as materialized (${queriesOf(sql`(select ${search}::text as search) as one`)}),
    ${exactTexts(search)},
    is_exact as materialized (select ${isSeen('exact')} as so),
    other as materialized (select unnest(${others}::text[]) as search where not (select so from is_exact)),
    asked_otherwise as materialized (${queriesOf(sql`other`)}),
    swapped as materialized (${textsOf('asked_otherwise')}),
    answered as materialized (
      select * from asked where (select so from is_exact) union select language, query from swapped
      limit ${2 * (1 + others.length)}
    ),
    is_many as materialized (select count(*) > ${MOST_LOOKED_UP} as so from ${hits}),
    few as (select distinct content_id from ${hits} where not (select so from is_many) limit ${MOST_LOOKED_UP}),
    newest_of_few as (select content.* from ${eachListed('few')} ${newestFirst}),
    newest_of_many as (
      select content.id, content.published_at from content
      where (select so from is_many) and ${listed} and case when content.id in (select content_id from ${hits}) then true end
      ${newestFirst}
    ),
    title as (
      select text.content_id from answered cross join lateral (
        select content_id, ts_rank(title_search, answered.query, 2) as rank from content_text
        where (select so from is_many) and title_search @@ answered.query and language = answered.language offset 0
      ) as text order by text.rank desc, text.content_id limit ${MOST_LOOKED_UP}
    ),
    titled as (select content.* from ${eachListed('title')} limit ${MOST_RANKED}),
    best as (select * from newest_of_few union select * from newest_of_many union select * from titled),
    near as (
      select nearest.content_id, nearest.rank from nearest_texts(${search}) as nearest
      where ${isGuessed} and not (select so from is_exact) and not ${isSeen('swapped')}
    )
    select id, published_at, max(rank) as rank
    from (
      select best.*, ranked.rank from best cross join lateral (
        select ts_rank(text.search, answered.query) as rank from answered
        join content_text as text on text.content_id = best.id and text.language = answered.language
        where text.search @@ answered.query offset 0
      ) as ranked
      union all select content.*, near.rank from ${eachListed('near')}
    ) as found group by id, published_at
  )`;
}
