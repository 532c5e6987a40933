import { folded } from '../text/folded.ts';
import { wordForms } from '../text/word-forms.ts';
import { CONTENT_TYPES, kinds, type ContentType } from './kinds.ts';

interface NamedType {
  type: ContentType;
  /** The words that name it, as they were typed. */
  words: readonly string[];
}

/** The types that a search names, first those that several words name together. */
export function typesNamed(search: string): NamedType[] {
  const typed = (search.match(/\p{L}+/gu) ?? []).map((word) => ({ word, forms: wordForms(word) }));
  /** The typed words of a name; undefined where one is missing. */
  const wordsOf = (name: string): string[] | undefined => {
    const words = folded(name)
      .split(' ')
      .map((part) => typed.find(({ forms }) => forms.has(part))?.word);
    return words.every((word) => word !== undefined) ? words : undefined;
  };
  return CONTENT_TYPES.flatMap((type) =>
    (kinds[type].searchedAs ?? []).flatMap((name) => {
      const words = wordsOf(name);
      return words ? [{ type, words }] : [];
    }),
  ).toSorted((a, b) => b.words.length - a.words.length);
}
