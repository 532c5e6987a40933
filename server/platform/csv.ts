/** Characters that begin a formula in a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/;

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
