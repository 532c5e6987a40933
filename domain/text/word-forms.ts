/** A word in small letters and without accents. */
export const plainWord = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A word as it may stand in a list of words, plain, whether it was typed as one or as many: `guias` as `guias`, `guia`. */
export function wordForms(word: string): ReadonlySet<string> {
  const plain = plainWord(word);
  return new Set([plain, plain.replace(/s$/, ''), plain.replace(/(?:es|ing)$/, '')]);
}
