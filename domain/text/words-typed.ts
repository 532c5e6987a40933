import { folded } from './folded.ts';
import { wordForms } from './word-forms.ts';

/**
 * Finds phrases in what somebody typed, whatever the order and the forms of their words.
 *
 * @returns of a phrase its words as they were typed; undefined where one of them is missing.
 */
export function phraseFinder(typed: string): (phrase: string) => string[] | undefined {
  const words = (typed.match(/\p{L}+/gu) ?? []).map((word) => ({ word, forms: wordForms(word) }));
  return (phrase) => {
    const found = folded(phrase)
      .split(' ')
      .map((part) => words.find(({ forms }) => forms.has(part))?.word);
    return found.every((word) => word !== undefined) ? found : undefined;
  };
}
