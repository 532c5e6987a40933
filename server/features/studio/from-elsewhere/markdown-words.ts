/** Words as Markdown: whatever could be taken for a sign has a backslash. */
export function asWords(text: string): string {
  return text
    .replace(/[\\`*[\]<>~|]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/&(?=#?\w+;)/g, '\\&');
}

/** What would begin a heading, a list or a rule at the start of a line is words. */
export const asLine = (line: string) =>
  line
    .trim()
    .replace(/^(#{1,6}(?=\s|$)|[-+=](?=\s|$)|-{3,})/, '\\$1')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2');

/** Blanks at the edge of emphasis belong outside of it. */
export function marked(text: string, sign: string): string {
  const core = text.trim();
  const at = text.indexOf(core);
  return core === '' ? text : `${text.slice(0, at)}${sign}${core}${sign}${text.slice(at + core.length)}`;
}
