import type { WordingFinding } from './find-wording.ts';

/** Where a clause begins and ends: what is left of a sentence without it is still one. */
const CLAUSE_BEGINS = /[^.!?,;:\n()]*$/;
const CLAUSE_ENDS = /^[^.!?,;:\n()]*/;

/** A text without the clause that a phrase stands in, nor the comma or the full stop that only it needed. */
function withoutClause(before: string, after: string): string {
  const left = before.replace(CLAUSE_BEGINS, '').replace(/[ \t]+$/, '');
  const right = after.replace(CLAUSE_ENDS, '');
  const wasBegin = left === '' || /[.!?:;\n(]$/.test(left);
  return (wasBegin ? `${left}${right.replace(/^[.!?,;:]+/, '')}` : `${left.replace(/,$/, '')}${right}`).replace(
    /^\s+/,
    '',
  );
}

/** A text with one finding mended: the phrase replaced, or taken out with its clause; a hashtag goes by itself. */
export function mendWording(
  text: string,
  { from, to, instead }: Pick<WordingFinding, 'from' | 'to' | 'instead'>,
): string {
  const [before, phrase, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  if (instead === null && phrase.startsWith('#')) return `${before}${after.trimStart()}`.trimEnd();
  if (instead === null) return withoutClause(before, after);
  const first = phrase[0] ?? '';
  const isCapital = first !== first.toLowerCase();
  return `${before}${isCapital ? instead[0]?.toUpperCase() + instead.slice(1) : instead}${after}`;
}
