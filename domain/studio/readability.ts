import type { Language } from '../languages.ts';
import { rememberLast } from '../text/remember-last.ts';

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

/** A text without the signs of Markdown and the addresses of its links. No address is looked for beyond the next link, so that a text of links alone is read once. */
const bare = (markdown: string) => markdown.replace(/\]\([^)\]]*\)/g, ' ').replace(/[#*_>|`[\]!\\]/g, ' ');

/** By the sounds of vowels: in English those side by side, without an `e` that ends a word; in Spanish each strong vowel. */
function syllablesOf(word: string, language: Language): number {
  const low = word.toLowerCase();
  const sounds =
    language === 'es'
      ? low.match(/[aeoáéóíú]|(?<![aeoáéóíú])[iuü]+(?![aeoáéóíú])/g)
      : low.replace(/(?<=[a-z]{2})e$/, '').match(/[aeiouy]+/g);
  return Math.max(1, sounds?.length ?? 0);
}

interface Counted {
  readonly words: number;
  readonly sentences: number;
  readonly syllables: number;
}

function countIn(paragraph: string, language: Language): Counted {
  const text = bare(paragraph);
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const sentences = text.split(/[.?…]+(?=\s|$)|\n{2,}|\n\s*-\s/).filter((sentence) => /\p{L}/u.test(sentence)).length;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word, language), 0);
  return { words: words.length, sentences, syllables };
}

const sum = (counted: readonly Counted[], what: keyof Counted) => counted.reduce((all, one) => all + one[what], 0);

/**
 * Tells how easily a text is read, by Flesch in English and by Fernández Huerta in Spanish: both look at how long sentences and words
 * are. Paragraphs that stand as they stood the last time are not counted again.
 *
 * @returns a function of the paragraphs of a text; null for a text that is too short to tell.
 */
export function followReadability(language: Language): (paragraphs: readonly string[]) => Readability | null {
  const count = rememberLast((paragraph) => countIn(paragraph, language));
  return (paragraphs) => {
    const counted = count(paragraphs);
    const words = sum(counted, 'words');
    if (words < LEAST_WORDS) return null;
    const perSentence = words / Math.max(1, sum(counted, 'sentences'));
    const syllables = sum(counted, 'syllables') / words;
    const score =
      language === 'es'
        ? 206.84 - 1.02 * perSentence - 60 * syllables
        : 206.835 - 1.015 * perSentence - 84.6 * syllables;
    const level = score >= PLAIN_FROM ? 'plain' : score >= DEMANDING_FROM ? 'demanding' : 'hard';
    return { level, perSentence: Math.round(perSentence) };
  };
}
