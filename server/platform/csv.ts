/** What begins a formula in a spreadsheet, also behind apostrophes: so that taking one away again is never a guess. */
const FORMULA = /^'*[=+\-@\t\r]/;

function cell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  // A leading apostrophe makes a spreadsheet show the rest as text.
  const harmless = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows as CSV (RFC 4180) that a spreadsheet shows and never runs. Without a line break at the end. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => row.map(cell).join(',')).join('\r\n');
}

/** Parts that `toCsv` wrote as one file. Excel takes a file without the mark at its beginning for its own code page, and breaks every accent. */
export function toCsvFile(parts: readonly string[]): Buffer {
  return Buffer.from(`\uFEFF${parts.join('\r\n')}\r\n`);
}

/** A cell as it was before `toCsv` made it harmless. */
function plain(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

/**
 * The rows of a file of CSV (RFC 4180), with any of the line breaks and with or without a mark at its beginning. Lines without a single
 * character are left out.
 *
 * @returns null for a quotation that never ends, or that something follows.
 */
export function readCsv(file: string): string[][] | null {
  const rows: string[][] = [];
  const text = file.replace(/^\uFEFF/, '');
  /** A cell and what ends it: quoted, with doubled quotes inside, or as it is. */
  const cellAt = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
  let row: string[] = [];
  while (cellAt.lastIndex < text.length || row.length > 0) {
    const found = cellAt.exec(text);
    if (!found) return null;
    const [, quoted, bare = '', end] = found;
    row.push(plain(quoted === undefined ? bare : quoted.replaceAll('""', '"')));
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '' || quoted !== undefined) rows.push(row);
    row = [];
  }
  return rows;
}
