import { folded } from '../text/folded.ts';
import { LANGUAGES, perLanguage, type Language } from '../languages.ts';

/** A term and what it is called in the other language. Several words that are right stand one after another, with semicolons. */
export interface Term {
  readonly en: string;
  readonly es: string;
  readonly note: string;
}

/** A term that stands in a text, in which languages it does, and in which something else stands in its place. */
export interface UsedTerm {
  readonly term: Term;
  readonly used: readonly Language[];
  readonly missing: readonly Language[];
}

const literal = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds the term as whole words, in the singular or the plural; null for one without words. */
function finderOf(term: string): RegExp | null {
  const ways = term
    .split(';')
    .map((way) => folded(way).trim().split(/\s+/).filter(Boolean))
    .filter((words) => words.length > 0)
    .map((words) => words.map((word) => `${literal(word)}(?:e?s)?`).join('\\s+'));
  return ways.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${ways.join('|')})(?![\\p{L}\\p{N}])`, 'u');
}

/**
 * The terms that stand in either text. A term of one language is missing from the other where that has a text, and says it with other words
 * or not at all.
 */
export function usedTerms(terms: readonly Term[], texts: Readonly<Record<Language, string>>): UsedTerm[] {
  const read = perLanguage((language) => folded(texts[language]));
  return terms.flatMap((term) => {
    const used = LANGUAGES.filter((language) => finderOf(term[language])?.test(read[language]) === true);
    if (used.length === 0) return [];
    const missing = LANGUAGES.filter((language) => !used.includes(language) && read[language].trim() !== '');
    return [{ term, used, missing }];
  });
}

/**
 * Puts together what two people made of one list of terms. What either added or changed stands in it, what either took out does not;
 * a term that both changed stands in both ways, so that somebody sees it and chooses.
 */
export function joinTerms<Row>(base: readonly Row[], mine: readonly Row[], theirs: readonly Row[]): Row[] {
  const keysOf = (rows: readonly Row[]) => new Set(rows.map((row) => JSON.stringify(row)));
  const [inBase, inMine, inTheirs] = [keysOf(base), keysOf(mine), keysOf(theirs)];
  const isAmong = (keys: ReadonlySet<string>, row: Row) => keys.has(JSON.stringify(row));
  return [
    ...mine.filter((row) => !isAmong(inBase, row) || isAmong(inTheirs, row)),
    ...theirs.filter((row) => !isAmong(inBase, row) && !isAmong(inMine, row)),
  ];
}
