/** The most that every network with alt texts takes: the limit of the strictest of them. */
export const ALT_TEXT_MOST = 1000;

/** What the member wrote in the place of the piece's own alt text, which is its title; null when that is the same or nothing. */
export function writtenAltText(written: string | undefined, title: string): string | null {
  const words = written?.trim() ?? '';
  return words === '' || words === title.trim() ? null : words;
}
