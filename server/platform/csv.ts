import { readDelimited, type Separator } from '@yardsign/domain/text/delimited';

/** What begins a formula at the beginning of a cell. */
const FIRST = String.raw`^(?='*[=+\-@\t\r])`;

/**
 * And within one: where semicolons stand between cells, as in Spain, Excel begins a cell at each of them, at a tab and at a line break, and
 * reads past the quotes that follow. A dash before the words of a list begins no formula.
 */
const LATER = String.raw`(?<=[;\t\r\n]"*)(?='*(?:[=@]|[+\-][^;\t\r\n]*[(|!]))`;

/** Also behind apostrophes: so that taking one away again is never a guess. */
const FORMULAS = new RegExp(`${FIRST}|${LATER}`, 'g');
const HARMLESS = new RegExp(`(?:${FIRST}|${LATER})'(?='*[=+\\-@\\t\\r])`, 'g');

function cell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  // An apostrophe before it makes a spreadsheet show a formula as text.
  const harmless = typeof value === 'string' ? text.replaceAll(FORMULAS, "'") : text;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
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
  return text.replaceAll(HARMLESS, '');
}

/**
 * The rows of a file of CSV (RFC 4180), as `readDelimited` finds them, with cells as they were before `toCsv` made them harmless.
 *
 * @returns null for a quoted cell that never ends, or that something follows.
 */
export function readCsv(file: string, separator: Separator = ','): string[][] | null {
  return readDelimited(file, separator).rows?.map(({ cells }) => cells.map(plain)) ?? null;
}
