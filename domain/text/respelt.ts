import { swappedLetters } from './swapped-letters.ts';
import { joinedWords } from './words-apart.ts';

const WORD = /[\p{L}\p{N}]+/gu;
/** More than people look for. Each other spelling costs as much as all of its words, so that a long text would cost the square of its length. */
const MOST_WORDS = 12;

/**
 * Other ways to write what is looked for: two neighbouring words as one, or two neighbouring letters in each other's place.
 *
 * @returns none of a text of more than twelve words.
 */
export function respelt(text: string): string[] {
  const words = text.match(WORD) ?? [];
  return words.length > MOST_WORDS ? [] : [...joinedWords(text), ...swappedLetters(text)];
}
