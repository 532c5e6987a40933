import type { Capabilities } from './social-network.ts';

/** Why a network does not take a post. */
export type Misfit = 'kind' | 'shape' | 'text' | 'tags';

/**
 * Finds the first thing about a post that a network does not take; null when it takes all of it.
 *
 * @param post `postedAs`: what the piece is posted as; the size is that of its picture, in pixels.
 */
export function misfitOf(
  { link, picture, textMost, tagsMost }: Pick<Capabilities, 'link' | 'picture' | 'textMost' | 'tagsMost'>,
  post: { postedAs: 'link' | 'picture'; text: string; width: number; height: number },
): Misfit | null {
  if (post.postedAs === 'link' ? !link : picture === null) return 'kind';
  // Of a link the network draws its own picture.
  if (post.postedAs === 'picture' && !takesShape({ picture }, post)) return 'shape';
  return textMisfitOf({ textMost, tagsMost }, post.text);
}

/** What about the words alone a network does not take. */
export function textMisfitOf(
  { textMost, tagsMost }: Pick<Capabilities, 'textMost' | 'tagsMost'>,
  text: string,
): 'text' | 'tags' | null {
  if (text.length > textMost) return 'text';
  return tagsMost && hasTooManyTags(text, tagsMost) ? 'tags' : null;
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
