import type { Language } from '../languages.ts';

interface Readability {
  /** Read by anybody, with attention, or hardly. */
  readonly level: 'plain' | 'demanding' | 'hard';
  /** Words in a sentence, on average. */
  readonly perSentence: number;
}

/** A shorter text says nothing about how its writer writes. */
const LEAST_WORDS = 40;

/** Where a level begins, on a scale on which a hundred is the easiest. */
const PLAIN_FROM = 60;
const DEMANDING_FROM = 45;

/** A text without the signs of Markdown and the addresses of its links. */
const bare = (markdown: string) => markdown.replace(/\]\([^)]*\)/g, ' ').replace(/[#*_>|`[\]!\\]/g, ' ');

/** By the sounds of vowels: in English those side by side, without an `e` that ends a word; in Spanish each strong vowel. */
function syllablesOf(word: string, language: Language): number {
  const low = word.toLowerCase();
  const sounds =
    language === 'es'
      ? low.match(/[aeoáéóíú]|(?<![aeoáéóíú])[iuü]+(?![aeoáéóíú])/g)
      : low.replace(/(?<=[a-z]{2})e$/, '').match(/[aeiouy]+/g);
  return Math.max(1, sounds?.length ?? 0);
}

/**
 * How easily a text is read, by Flesch in English and by Fernández Huerta in Spanish: both look at how long sentences and words are.
 *
 * @returns null for a text that is too short to tell.
 */
export function readabilityOf(markdown: string, language: Language): Readability | null {
  const text = bare(markdown);
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  if (words.length < LEAST_WORDS) return null;
  const sentences = text.split(/[.?…]+(?=\s|$)|\n{2,}|\n\s*-\s/).filter((sentence) => /\p{L}/u.test(sentence)).length;
  const perSentence = words.length / Math.max(1, sentences);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word, language), 0) / words.length;
  const score =
    language === 'es' ? 206.84 - 1.02 * perSentence - 60 * syllables : 206.835 - 1.015 * perSentence - 84.6 * syllables;
  const level = score >= PLAIN_FROM ? 'plain' : score >= DEMANDING_FROM ? 'demanding' : 'hard';
  return { level, perSentence: Math.round(perSentence) };
}
