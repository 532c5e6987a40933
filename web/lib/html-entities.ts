/*
 * Stands for the package `entities` in the browser, which has the table of HTML's named characters already: the package would fetch it
 * once more, some 15 KB. Markdown's reader is the only one that asks for it.
 */
const parser = new DOMParser();

/** The character that `entity` (from `&` to `;`) names in HTML; the same text where it names none. */
export function decodeHTMLStrict(entity: string): string {
  const decoded = parser.parseFromString(`<p>${entity}`, 'text/html').body.textContent;
  // HTML reads old names without their semicolon too (`&copyx;` as `©x;`), Markdown does not.
  return decoded.endsWith(';') && entity !== '&semi;' ? entity : decoded;
}
