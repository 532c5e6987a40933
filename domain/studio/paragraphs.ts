/** A change of a text, as small as it can be told: from paragraph `at` on, so many go and these come. */
export interface TextPatch {
  readonly at: number;
  readonly remove: number;
  readonly insert: readonly string[];
}

/** Letters of one paragraph, which may be a whole table or list. */
export const LONGEST_PARAGRAPH = 100_000;

/** Paragraphs that one save may bring. */
export const MOST_PARAGRAPHS = 10_000;

/** The paragraphs of a Markdown text: what stands between empty lines. */
export function toParagraphs(text: string): string[] {
  return text
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((paragraph) => paragraph.replace(/^\n+/, '').trimEnd())
    .filter((paragraph) => paragraph !== '');
}

export function fromParagraphs(paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n');
}

/** Whether every paragraph can be saved by itself. */
export function areEditable(paragraphs: readonly string[]): boolean {
  return paragraphs.every(({ length }) => length <= LONGEST_PARAGRAPH);
}

/** What turns one text into the other; null where they are the same. */
export function patchBetween(before: readonly string[], after: readonly string[]): TextPatch | null {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before[at] === after[at]) at += 1;
  let same = 0;
  while (same < shorter - at && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1;
  const patch = { at, remove: before.length - at - same, insert: after.slice(at, after.length - same) };
  return patch.remove === 0 && patch.insert.length === 0 ? null : patch;
}

export function applyPatch(paragraphs: readonly string[], { at, remove, insert }: TextPatch): string[] {
  return [...paragraphs.slice(0, at), ...insert, ...paragraphs.slice(at + remove)];
}
