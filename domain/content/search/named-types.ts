import { phraseFinder } from '../../text/words-typed.ts';
import { CONTENT_TYPES, kinds, type ContentType } from '../kinds.ts';

interface NamedType {
  type: ContentType;
  /** The words that name it, as they were typed. */
  words: readonly string[];
}

/** The types that a search names. */
export function typesNamed(search: string): NamedType[] {
  const wordsOf = phraseFinder(search);
  return CONTENT_TYPES.flatMap((type) =>
    (kinds[type].searchedAs ?? []).flatMap((name) => {
      const words = wordsOf(name);
      return words ? [{ type, words }] : [];
    }),
  );
}
