const WORDS_PER_MINUTE = 238;

/** Words of a text, without its tags. */
export function countWords(html: string): number {
  return html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
}

/** Whole minutes that so many words take to read; 0 is shown as 'Less than one minute'. */
export function readingMinutes(words: number): number {
  return Math.floor(words / WORDS_PER_MINUTE);
}
