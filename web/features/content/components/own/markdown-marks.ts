/** A text field's words and what is selected in them. */
export interface Selected {
  text: string;
  from: number;
  to: number;
}

const MARKS = { b: '**', i: '_' } as const;

/** Puts the marks of a key around what is selected, or takes them away where they stand already; null for a key without marks. */
export function withMarks({ text, from, to }: Selected, key: string): Selected | null {
  if (key !== 'b' && key !== 'i') return null;
  const mark = MARKS[key];
  const [before, inside, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  if (before.endsWith(mark) && after.startsWith(mark)) {
    const start = from - mark.length;
    return {
      text: before.slice(0, -mark.length) + inside + after.slice(mark.length),
      from: start,
      to: start + inside.length,
    };
  }
  return { text: before + mark + inside + mark + after, from: from + mark.length, to: to + mark.length };
}
