const WORDS_PER_MINUTE = 238;

/** Words of a text, without its tags. */
export function countWords(html: string): number {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
}

/** Whole minutes that so many words take to read, rounded up; 0 under one minute, which is shown as 'Less than one minute'. */
export function readingMinutes(words: number): number {
  return words < WORDS_PER_MINUTE ? 0 : Math.ceil(words / WORDS_PER_MINUTE);
}
