import { TYPES_BY_NAME, typesNamed } from '@yardsign/domain/content/search/named-types';
import { termsNamed, wordsBeside } from '@yardsign/domain/content/search/search-terms';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isShownCategory } from './piece-rows.ts';

/** A search of an exact phrase, or of one word or another. */
export const IS_WORKED_OUT = /"|(?:^|\s)or(?:\s|$)/iu;

/** A word that is not to be found; what follows a hyphen within it belongs to it. */
export const LEAVES_OUT = /(?:^|\s)-\S/;

/** The terms that a search names, and its words that say nothing; none where it is more than words beside each other. */
function saidBy(search: string) {
  const isMore = IS_WORKED_OUT.test(search) || LEAVES_OUT.test(search);
  return isMore ? { terms: [], beside: [] } : { terms: termsNamed(search), beside: wordsBeside(search) };
}

/** Whether a typed word may be meant for a name that is written rightly. Both are columns of text. */
export const mayBeName = (typed: string, name: string) =>
  sql<SqlBool>`may_be_meant(unaccent(${sql.ref(typed)}), unaccent(${sql.ref(name)}))`;

const parsed = (search: RawBuilder<unknown>) => sql`
  select websearch_to_tsquery('english_plain', ${search}) as en, websearch_to_tsquery('spanish_plain', ${search}) as es`;

/**
 * What words of a search mean, as rows: the words, and what else they ask for as queries of each language. A query of words beside each other
 * has a node for each, and one between two: those that say nothing are left out where there are others.
 */
function meanings(search: string, misspelt: readonly string[]): RawBuilder<unknown> {
  const types = typesNamed(search).map(({ words, type }) => ({ words: words.join(' '), type }));
  const { beside, ...named } = saidBy(search);
  const terms = named.terms.map(({ words, finds }) => ({ words: words.join(' '), finds }));
  return sql`
    select words, exactly('~type:' || type) as en, exactly('~type:' || type) as es
    from jsonb_to_recordset(${JSON.stringify(types)}::jsonb) as of_type (words text, type text)
    union all
    select name, exactly('~type:' || type), exactly('~type:' || type)
    from jsonb_to_recordset(${JSON.stringify(misspelt.length === 0 ? [] : TYPES_BY_NAME)}::jsonb) as of_type (name text, type text)
    where exists (select from unnest(${[...misspelt]}::text[]) as typed where ${mayBeName('typed', 'name')} and typed <> name)
    union all
    select words, any_phrase('english_plain', finds), any_phrase('spanish_plain', finds)
    from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as term (words text, finds jsonb)
    union all
    select word,
      case when numnode(asked.en) > ${beside.length * 2} then exactly('~en') else '' end,
      case when numnode(asked.es) > ${beside.length * 2} then exactly('~es') else '' end
    from unnest(${beside}::text[]) as word cross join (${parsed(sql`${search}::text`)}) as asked`;
}

/** What a piece may be called, in small letters, that a search means before all others: the search itself, or a term of it. */
export const calledSo = (search: string): string[] =>
  [search, ...saidBy(search).terms.flatMap(({ finds }) => finds)].map((name) => name.toLowerCase());

/**
 * A part of a statement, `named`: what words of a search name, in one row. The words as queries, `en` and `es`, and in the same order what
 * they ask for besides, `meant_en` and `meant_es`: pieces of a type or of a category, other words for the same, or, where a word says
 * nothing of what a piece is about, any piece. First what several words name together. The name of a type to which one of the words that
 * may be `misspelt` is near is among them: nothing asks for it until that word is spelled anew.
 */
export const namedIn = (search: string, misspelt: readonly string[]): RawBuilder<unknown> => sql`named as materialized (
    select array_agg(en order by numnode(en) + numnode(es) desc) as en, array_agg(es order by numnode(en) + numnode(es) desc) as es,
      array_agg(meant_en order by numnode(en) + numnode(es) desc) as meant_en,
      array_agg(meant_es order by numnode(en) + numnode(es) desc) as meant_es
    from (
      select plainto_tsquery('english_plain', words) as en, plainto_tsquery('spanish_plain', words) as es, en as meant_en, es as meant_es
      from (${meanings(search, misspelt)}) as meaning
      union all
      select named_en, named_es, exactly('~in:' || slug), exactly('~in:' || slug)
      from category cross join (${parsed(sql`${search}::text`)}) as asked
      where (asked.en @> named_en or asked.es @> named_es) and ${isShownCategory}
    ) as each_named
  )`;

/**
 * A search as a query of each language, `en` and `es`, by its own stemmer with accents folded. Words that are `named` find what they mean as
 * well.
 */
export const queriesOf = (search: RawBuilder<unknown>) => sql`
  select or_meant(words.en, named.en, named.meant_en) as en, or_meant(words.es, named.es, named.meant_es) as es
  from named cross join (${parsed(search)}) as words`;

const joined = (query: string, operator: '|' | '&') => sql`
  coalesce(string_agg('(' || ${sql.ref(query)}::text || ')', ${sql.lit(` ${operator} `)}) filter (where numnode(${sql.ref(query)}) > 0), '')::tsquery
    as ${sql.ref(query)}`;

/** Of many queries of a language one that finds what any of them finds. */
export const anyOf = (query: string) => joined(query, '|');

/** Of many queries of a language one that finds what all of them find. Those without words ask for nothing. */
export const allOf = (query: string) => joined(query, '&');
