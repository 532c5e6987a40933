import { readDelimited, type Separator } from '@yardsign/domain/text/delimited';

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
 * The rows of a file of CSV (RFC 4180), as `readDelimited` finds them, with cells as they were before `toCsv` made them harmless.
 *
 * @returns null for a quoted cell that never ends, or that something follows.
 */
export function readCsv(file: string, separator: Separator = ','): string[][] | null {
  return readDelimited(file, separator).rows?.map(({ cells }) => cells.map(plain)) ?? null;
}
