import { phraseFinder } from '../../text/words-typed.ts';
import { CONTENT_TYPES, kinds, type ContentType } from '../kinds.ts';

/** A word that may be misspelt: shorter ones are near to too many others. */
const LONG_ENOUGH = 5;

/** The types by each single word that names them, as it is written rightly. */
export const TYPES_BY_NAME: readonly { name: string; type: ContentType }[] = CONTENT_TYPES.flatMap((type) =>
  (kinds[type].searchedAs ?? [])
    .filter((name) => name.length >= LONG_ENOUGH && !name.includes(' '))
    .map((name) => ({ name, type })),
);

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
