import { folded } from '../text/folded.ts';
import { wordForms } from '../text/word-forms.ts';
import { CONTENT_TYPES, kinds, type ContentType } from './kinds.ts';

/** The types that a search names: of what is found, their pieces are meant before all others. */
export function typesNamed(search: string): ContentType[] {
  const forms = new Set((search.match(/\p{L}+/gu) ?? []).flatMap((word) => [...wordForms(word)]));
  return CONTENT_TYPES.filter((type) => kinds[type].searchedAs?.some((name) => forms.has(folded(name))));
}
