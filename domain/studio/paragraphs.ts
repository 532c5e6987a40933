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

/** A line that begins code, or ends it: its signs, and what stands behind them. */
const FENCE = /^[ \t]*(`{3,}|~{3,})([^`]*)$/;
const EMPTY = /^[ \t]*$/;

/** Tells of a line that begins code where that ends; undefined of any other, and of code that nothing ends. Lines are asked for in their order. */
function endsOfCode(lines: readonly string[]) {
  // What nothing ends is not looked for again: a text of such lines alone would take for ever.
  const endless = new Set<string>();
  return (at: number): number | undefined => {
    const signs = FENCE.exec(lines[at] ?? '')?.[1];
    if (signs === undefined || endless.has(signs)) return undefined;
    for (let end = at + 1; end < lines.length; end += 1) {
      const [, closing = '', behind = ''] = FENCE.exec(lines[end] ?? '') ?? [];
      if (closing.startsWith(signs) && EMPTY.test(behind)) return end;
    }
    endless.add(signs);
    return undefined;
  };
}

/** The paragraphs of a Markdown text: what stands between empty lines. Code between fences is whole, whatever lines it has. */
export function toParagraphs(text: string): string[] {
  const lines = text.split('\n');
  const endOfCode = endsOfCode(lines);
  const paragraphs: string[][] = [[]];
  for (let at = 0; at < lines.length; at += 1) {
    const end = endOfCode(at) ?? at;
    if (end === at && EMPTY.test(lines[at] ?? '')) paragraphs.push([]);
    else paragraphs.at(-1)?.push(lines.slice(at, end + 1).join('\n'));
    at = end;
  }
  return paragraphs.map((paragraph) => paragraph.join('\n').trimEnd()).filter((paragraph) => paragraph !== '');
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
