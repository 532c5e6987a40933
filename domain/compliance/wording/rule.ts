import type { Language } from '../../languages.ts';

/** How grave a phrase is: good to know, better said otherwise, or not to be published. A team may treat a level more strictly. */
export type FindingLevel = 'inform' | 'warn' | 'block';

/** Phrases that say the same and can be replaced by the same words. */
export interface Phrases {
  /**
   * Sources of regular expressions over a text in small letters without accents. A space stands for any white space or a hyphen; words
   * are whole at both ends.
   */
  readonly find: readonly string[];
  /** What can stand there instead, as the words of a sentence; null where the phrase has to go with its sentence. */
  readonly instead: string | null;
}

/** What one rule looks for in one language. */
export interface RuleWords {
  readonly phrases: readonly Phrases[];
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
