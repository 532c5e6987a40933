/** What a text can have besides common Markdown: remarks, notes at its end, and films elsewhere. Both ends read them by these rules. */
export const CALLOUT_KINDS = ['note', 'tip', 'warning'] as const;

export type CalloutKind = (typeof CALLOUT_KINDS)[number];

const CALLOUT = /^\[!([A-Z]+)\][ \t]*(?:\n|$)/;

/** A quote that begins with `[!TIP]` is a remark: its kind, and what follows the mark in the first paragraph. */
export function readCallout(paragraph: string): { kind: CalloutKind; rest: string } | null {
  const [mark, name] = CALLOUT.exec(paragraph) ?? [];
  const kind = CALLOUT_KINDS.find((each) => each === name?.toLowerCase());
  return mark === undefined || kind === undefined ? null : { kind, rest: paragraph.slice(mark.length) };
}

const VIDEO = /^!video\[((?:[^[\]\\\n]|\\.)*)\]\((https:\/\/[^\s()<>"]+)\)$/;

/** A paragraph that is a film elsewhere: `!video[What it shows](https://…)`. Nothing of it is loaded before it is pressed. */
export function readVideo(paragraph: string): { title: string; href: string } | null {
  const [, title, href] = VIDEO.exec(paragraph.trim()) ?? [];
  return title === undefined || href === undefined || title.trim() === ''
    ? null
    : { title: title.replace(/\\(.)/g, '$1').trim(), href };
}

export function writeVideo({ title, href }: { title: string; href: string }): string {
  return `!video[${title
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[[\]\\]/g, '\\$&')}](${href})`;
}

const LONGEST_NOTE = 2000;

/**
 * The note that begins at a place of a line, `^[Where it is from.]`, and the place after it. Brackets within it come in pairs or after a
 * backslash. Null where there is none.
 */
export function readFootnote(line: string, at: number): { text: string; end: number } | null {
  if (!line.startsWith('^[', at)) return null;
  let depth = 1;
  for (let place = at + 2; place < Math.min(line.length, at + LONGEST_NOTE); place += 1) {
    const sign = line[place];
    if (sign === '\\') place += 1;
    else if (sign === '[') depth += 1;
    else if (sign === ']') depth -= 1;
    if (depth > 0) continue;
    const text = line.slice(at + 2, place).trim();
    return text === '' ? null : { text, end: place + 1 };
  }
  return null;
}

/** What somebody typed as a note, on one line, so that it is read as it was meant: brackets that do not come in pairs get a backslash. */
export function noteText(typed: string): string {
  const line = typed.replace(/\s+/g, ' ').trim();
  const isWhole = readFootnote(`^[${line}]`, 0)?.end === line.length + 3;
  return isWhole ? line : line.replace(/\\?([[\]])/g, '\\$1').replace(/\\$/, '');
}
