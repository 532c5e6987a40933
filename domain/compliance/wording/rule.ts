import type { Way } from './ways.ts';
import type { Language } from '../../languages.ts';

/** How grave a phrase is: good to know, better said otherwise, or not to be published. A team may treat a level more strictly. */
export type FindingLevel = 'inform' | 'warn' | 'block';

/** Phrases that say the same and can be replaced by the same words. */
interface Phrases {
  /**
   * Sources of regular expressions over a text in small letters without accents. A space stands for any white space or a hyphen; words
   * are whole at both ends.
   */
  readonly find: readonly string[];
  /** What can stand there instead, as the words of a sentence; null where the phrase has to go with its sentence. */
  readonly instead: string | null;
}

/**
 * Words that are wrong by what is said of them. They are looked for first, and only around them, within their sentence, what stands before and after:
 * that keeps long lists of words quick. All are sources of regular expressions as in `Phrases`.
 */
export interface About {
  readonly whom: string;
  /** Ways of the language, which all rules share (`grammar.ts`). */
  readonly ways?: readonly Way[];
  /** What else, right before or right after, is wrong. */
  readonly before?: readonly string[];
  readonly after?: readonly string[];
  readonly instead: string | null;
}

/** The ways of a language to say something about people: what stands before them, what after, and what says it from anywhere in their sentence. */
export type Grammar = Readonly<
  Record<
    Way,
    { readonly before: readonly string[]; readonly after: readonly string[]; readonly anywhere?: readonly string[] }
  >
>;

/** What one rule looks for in one language. */
export interface RuleWords {
  readonly phrases: readonly Phrases[];
  readonly about?: readonly About[];
  /** Phrases that say nothing wrong although a part of them looks like it. */
  readonly allowed?: readonly string[];
}

/** A rule about what an advertisement for housing says. */
export interface WordingRule {
  readonly id: RuleId;
  readonly level: FindingLevel;
  /** The law or the guidance that it rests on. */
  readonly source: string;
  /** Postal codes of the states whose law it is; everywhere when left out. */
  readonly states?: readonly string[];
  readonly words: Readonly<Record<Language, RuleWords>>;
}

export type RuleId =
  | 'race-or-origin'
  | 'language-spoken'
  | 'religion'
  | 'sex'
  | 'orientation'
  | 'children-refused'
  | 'family-preferred'
  | 'disability'
  | 'assistance-animals'
  | 'source-of-income'
  | 'age'
  | 'military-status'
  | 'steering-people'
  | 'steering-safety'
  | 'steering-schools'
  | 'exclusive'
  | 'loan-terms';
