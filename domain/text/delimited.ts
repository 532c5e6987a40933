/** A row of a table that is written as text. */
interface DelimitedRow {
  /** The line it begins on, counted from one. */
  readonly line: number;
  readonly cells: readonly string[];
}

export type Separator = ',' | ';' | '\t';

export type DelimitedRead =
  | { readonly rows: readonly DelimitedRow[]; readonly brokenAt: null }
  | { readonly rows: null; readonly brokenAt: number };

/**
 * A cell and what ends it: quoted, with doubled quotes inside and blanks around, or as it stands. A quote that does not begin a cell is a
 * sign like any other, as in spreadsheets.
 */
const CELLS: Readonly<Record<Separator, RegExp>> = {
  ',': /(?: *"([^"]*(?:""[^"]*)*)" *|((?!")[^,\r\n]*))(,|\r\n|\n|\r|$)/y,
  ';': /(?: *"([^"]*(?:""[^"]*)*)" *|((?!")[^;\r\n]*))(;|\r\n|\n|\r|$)/y,
  '\t': /(?: *"([^"]*(?:""[^"]*)*)" *|((?!")[^\t\r\n]*))(\t|\r\n|\n|\r|$)/y,
};

const linesIn = (text: string) => text.match(/\r\n|\n|\r/g)?.length ?? 0;

/**
 * Reads rows of cells (RFC 4180, with any separator and any of the line breaks, and with or without a mark at the beginning). Lines
 * without a single character are left out.
 *
 * @returns `brokenAt`: the line of a quoted cell that never ends, or that something follows.
 */
export function readDelimited(file: string, separator: Separator): DelimitedRead {
  const text = file.replace(/^\uFEFF/, '');
  const cellAt = new RegExp(CELLS[separator]);
  const rows: DelimitedRow[] = [];
  let cells: string[] = [];
  let first = 1;
  let line = 1;
  while (cellAt.lastIndex < text.length || cells.length > 0) {
    const found = cellAt.exec(text);
    if (!found) return { rows: null, brokenAt: line };
    const [, quoted, bare = '', end = ''] = found;
    cells.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    line += linesIn(quoted ?? '');
    if (end === separator) continue;
    if (cells.length > 1 || cells[0] !== '' || quoted !== undefined) rows.push({ line: first, cells });
    cells = [];
    line += linesIn(end);
    first = line;
  }
  return { rows, brokenAt: null };
}
