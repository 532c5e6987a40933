const WORD = /\p{L}{2,}/gu;
/** Of a long text no more are tried: each costs a look-up. */
const MOST = 8;
/** What stands between two words that may be one. */
const BETWEEN = /^[\s-]$/u;

/**
 * The text with two neighbouring words as one, in every way there is: `townhouse prices` is among those of `town house prices`, and
 * `preapproval` of `pre-approval`.
 *
 * @returns at most 8, each other than the text.
 */
export function joinedWords(text: string): string[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ from: index, to: index + word.length }));
  return words
    .slice(0, -1)
    .map(({ to }, at) => ({ to, next: words[at + 1]?.from ?? to }))
    .filter(({ to, next }) => BETWEEN.test(text.slice(to, next)))
    .slice(0, MOST)
    .map(({ to, next }) => text.slice(0, to) + text.slice(next));
}
