const HYPHEN_IN_WORD = /(?<=\p{L})[-‐‑](?=\p{L})/gu;
const NEIGHBOURS = /(\p{L}+) +(?=(\p{L}+))/gu;
/** Of a long text no more are tried: each costs a look-up. */
const MOST = 8;

/**
 * The text with every word that is written with a hyphen as the words that it is made of: `pre-approval` as `pre approval`. A text with the
 * hyphen has these words too; one that writes them apart has nothing else.
 */
export function withoutHyphens(text: string): string {
  return text.replaceAll(HYPHEN_IN_WORD, ' ');
}

/**
 * The text with two neighbouring words written as one, in every way there is: `preapproval letter` is among those of `pre approval letter`.
 *
 * @returns at most 8, each shorter than the text.
 */
export function joinedWords(text: string): string[] {
  const joined: string[] = [];
  for (const { 0: first, 1: word = '', index } of text.matchAll(NEIGHBOURS)) {
    if (joined.length < MOST) joined.push(text.slice(0, index) + word + text.slice(index + first.length));
  }
  return joined;
}
