import { typesNamed } from '@yardsign/domain/content/named-types';
import { sql, type RawBuilder } from 'kysely';
import { isShownCategory } from './piece-rows.ts';

const parsed = (search: RawBuilder<unknown>) => sql`
  select websearch_to_tsquery('english_plain', ${search}) as en, websearch_to_tsquery('spanish_plain', ${search}) as es`;

/**
 * A part of a statement, `named`: the types and categories that words of a search name, in one row. Their names as queries, `en` and `es`,
 * and in the same order what they name, `filed`.
 */
export function namedFilings(search: string): RawBuilder<unknown> {
  const types = typesNamed(search);
  return sql`named as materialized (
    select array_agg(en) as en, array_agg(es) as es, array_agg(filed) as filed from (
      select plainto_tsquery('english_plain', words) as en, plainto_tsquery('spanish_plain', words) as es, '~type:' || type as filed
      from unnest(${types.map(({ words }) => words.join(' '))}::text[], ${types.map(({ type }) => type)}::text[]) as of_type (words, type)
      union all
      select named_en, named_es, '~in:' || slug from category cross join (${parsed(sql`${search}::text`)}) as asked
      where (asked.en @> named_en or asked.es @> named_es) and ${isShownCategory}
    ) as filing
  )`;
}

/**
 * A search as a query of each language, `en` and `es`, by its own stemmer with accents folded. A word that names a type or a category, of
 * those `named`, finds the pieces of it as well.
 */
export const queriesOf = (search: RawBuilder<unknown>) => sql`
  select or_filed(words.en, named.en, named.filed) as en, or_filed(words.es, named.es, named.filed) as es
  from named cross join (${parsed(search)}) as words`;

const joined = (query: string, operator: '|' | '&') => sql`
  coalesce(string_agg('(' || ${sql.ref(query)}::text || ')', ${sql.lit(` ${operator} `)}) filter (where numnode(${sql.ref(query)}) > 0), '')::tsquery
    as ${sql.ref(query)}`;

/** Of many queries of a language one that finds what any of them finds. */
export const anyOf = (query: string) => joined(query, '|');

/** Of many queries of a language one that finds what all of them find. Those without words ask for nothing. */
export const allOf = (query: string) => joined(query, '&');
