import { folded } from '@yardsign/domain/text/folded';

export interface MarkedPart {
  text: string;
  marked: boolean;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** What a word and its forms begin with: `inspection` and `inspecting`, `casa` and `casas`. */
function stemOf(word: string): string {
  if (word.length > 5) return word.slice(0, -2);
  return word.length === 5 ? word.slice(0, -1) : word;
}

const LONGEST_ENDING = 4;

/**
 * Cuts a text into parts, those marked that a search for `query` may have found it by: without regard to accents, capitals and
 * endings, a little more generously than the server searches.
 */
export function markWords(text: string, query: string): MarkedPart[] {
  const wanted = (query.match(WORD) ?? []).map(folded).filter((word) => word.length > 1);
  const isWanted = (word: string) =>
    wanted.some((one) => word.startsWith(stemOf(one)) && word.length <= one.length + LONGEST_ENDING);
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isWanted(folded(word))) continue;
    if (index > end) parts.push({ text: text.slice(end, index), marked: false });
    parts.push({ text: word, marked: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), marked: false });
  return parts;
}
