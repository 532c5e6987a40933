import { folded } from './folded.ts';

/**
 * A word as it may stand in a list of words, plain, whether it was typed as one, as many or as what is being done: `guias` as `guia`,
 * `decluttering` as `declutter`.
 */
export function wordForms(word: string): ReadonlySet<string> {
  const plain = folded(word);
  return new Set([plain, plain.replace(/s$/, ''), plain.replace(/(?:es|ing)$/, '')]);
}
