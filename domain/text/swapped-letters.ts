const WORD = /\p{L}{4,}/gu;
/** Of a long text no more are tried: each costs a look-up. */
const MOST = 40;

/**
 * The text with two neighbouring letters of one word in each other's place, in every way there is: `clsoing` is among those of
 * `closing`, and the other way round. Words of fewer than four letters stay.
 *
 * @returns at most 40, each other than the text.
 */
export function swappedLetters(text: string): string[] {
  const swapped = new Set<string>();
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const letters = [...word];
    for (let at = 1; at < letters.length && swapped.size < MOST; at++) {
      const other = letters.with(at - 1, letters[at] ?? '').with(at, letters[at - 1] ?? '');
      swapped.add(text.slice(0, index) + other.join('') + text.slice(index + word.length));
    }
  }
  swapped.delete(text);
  return [...swapped];
}
