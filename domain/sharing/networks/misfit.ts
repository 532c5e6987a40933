import type { Capabilities } from './social-network.ts';

/** Why a network does not take a post. */
export type Misfit = 'kind' | 'shape' | 'text' | 'tags';

/**
 * Finds the first thing about a post that a network does not take; null when it takes all of it.
 *
 * @param post `postedAs`: what the piece is posted as; the size is that of its picture, in pixels.
 */
export function misfitOf(
  { link, picture, ...words }: Pick<Capabilities, 'link' | 'picture'> & WordRules,
  post: { postedAs: 'link' | 'picture'; text: string; width: number; height: number },
): Misfit | null {
  if (post.postedAs === 'link' ? !link : picture === null) return 'kind';
  // Of a link the network draws its own picture.
  if (post.postedAs === 'picture' && !takesShape({ picture }, post)) return 'shape';
  return textMisfitOf(words, post.text, post.postedAs);
}

type WordRules = Pick<Capabilities, 'textMost' | 'lengthOf' | 'linkRoom' | 'tagsMost'>;

/** What is used of the room for words, and how much there is, as the network counts. */
export function roomOf(
  { textMost, lengthOf, linkRoom }: Pick<WordRules, 'textMost' | 'lengthOf' | 'linkRoom'>,
  text: string,
  postedAs: 'link' | 'picture',
): { used: number; most: number } {
  return { used: lengthOf?.(text) ?? text.length, most: textMost - (postedAs === 'link' ? linkRoom : 0) };
}

/** What about the words alone a network does not take. */
export function textMisfitOf(rules: WordRules, text: string, postedAs: 'link' | 'picture'): 'text' | 'tags' | null {
  const { used, most } = roomOf(rules, text, postedAs);
  if (used > most) return 'text';
  return rules.tagsMost && hasTooManyTags(text, rules.tagsMost) ? 'tags' : null;
}

/** Whether a network takes a picture of this size. */
export function takesShape(
  { picture }: Pick<Capabilities, 'picture'>,
  { width, height }: { width: number; height: number },
): boolean {
  if (picture === null) return false;
  const shape = width / height;
  return picture.ratio === null || (shape >= picture.ratio.least && shape <= picture.ratio.most);
}

const HASHTAG = /#[\p{L}\p{N}_]+/gu;
const MENTION = /(?<![\p{L}\p{N}_.])@[\w.]+/gu;

/** Whether a text has more hashtags or mentions than a network takes. An address of a mail is no mention. */
function hasTooManyTags(text: string, most: NonNullable<Capabilities['tagsMost']>): boolean {
  return (text.match(HASHTAG)?.length ?? 0) > most.hashtags || (text.match(MENTION)?.length ?? 0) > most.mentions;
}
