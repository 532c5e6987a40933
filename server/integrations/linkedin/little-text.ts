import { type Mention, withMentions } from '@yardsign/domain/sharing/mentions';

/**
 * What LinkedIn reads as its own marks: unescaped, the text is silently cut there, and the answer is a success all the same. A hashtag is
 * left to be found: the sign with a word right behind it, not inside another word.
 */
const RESERVED = /[\\|{}@[\]()<>#*_~]/gu;
const HASHTAG = /(?<![\p{L}\p{N}_&])#(?=[\p{L}\p{N}])/gu;

function escaped(text: string): string {
  const hashtags = new Set([...text.matchAll(HASHTAG)].map(({ index }) => index));
  return text.replace(RESERVED, (mark, at: number) => (hashtags.has(at) ? mark : `\\${mark}`));
}

/** A text as LinkedIn takes it. Whom it names stands in a form of its own; LinkedIn links them where the name is theirs, letter for letter. */
export function toLittleText(text: string, mentions: readonly Mention[] = []): string {
  const inWords = mentions.filter(({ as }) => as === 'words');
  return withMentions(text, inWords)
    .map((part) => (typeof part === 'string' ? escaped(part) : `@[${part.name.replace(RESERVED, '\\$&')}](${part.id})`))
    .join('');
}
