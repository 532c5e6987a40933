import { sql, type RawBuilder, type SqlBool } from 'kysely';

const MOST_WORDS = 6;

/** The words of what was typed, as the index splits them: letters and digits, everything else stands between. */
export function wordsOf(query: string): string[] {
  return [...query.toLowerCase().matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(([word]) => word).slice(0, MOST_WORDS);
}

/** The same as an index of words is asked for them, each as the beginning of a word. */
export const wantedOf = (words: readonly string[]): string => words.map((word) => `${word}:*`).join(' & ');

/** Whether somebody has each of the wanted words in what they are found by: their own, their company's or their team's. */
export const hasWords = (wanted: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`member_words.words @@ to_tsquery('names', ${wanted})`;

/** The same of their own name, username and address alone. */
export const isCalled = (wanted: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`ts_filter(member_words.words, '{a}') @@ to_tsquery('names', ${wanted})`;
