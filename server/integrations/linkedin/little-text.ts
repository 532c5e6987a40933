/**
 * What LinkedIn reads as its own marks: unescaped, the text is silently cut there, and the answer is a success all the same. A hashtag is
 * left to be found: the sign with a word right behind it, not inside another word.
 */
const RESERVED = /[\\|{}@[\]()<>#*_~]/gu;
const HASHTAG = /(?<![\p{L}\p{N}_&])#(?=[\p{L}\p{N}])/gu;

/** A text as LinkedIn takes it. */
export function toLittleText(text: string): string {
  const hashtags = new Set([...text.matchAll(HASHTAG)].map(({ index }) => index));
  return text.replace(RESERVED, (mark, at: number) => (hashtags.has(at) ? mark : `\\${mark}`));
}
