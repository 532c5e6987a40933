import { sql, type RawBuilder } from 'kysely';

/** A search as a query of each language, `en` and `es`, by its own stemmer with accents folded. */
export const queriesOf = (search: RawBuilder<unknown>) => sql`
  select websearch_to_tsquery('english_plain', ${search}) as en, websearch_to_tsquery('spanish_plain', ${search}) as es`;

const joined = (query: string, operator: '|' | '&') => sql`
  coalesce(string_agg('(' || ${sql.ref(query)}::text || ')', ${sql.lit(` ${operator} `)}) filter (where numnode(${sql.ref(query)}) > 0), '')::tsquery
    as ${sql.ref(query)}`;

/** Of many queries of a language one that finds what any of them finds. */
export const anyOf = (query: string) => joined(query, '|');

/** Of many queries of a language one that finds what all of them find. Those without words ask for nothing. */
export const allOf = (query: string) => joined(query, '&');
