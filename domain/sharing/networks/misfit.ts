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
  const shape = post.width / post.height;
  // Of a link the network draws its own picture.
  if (post.postedAs === 'picture' && picture?.ratio && (shape < picture.ratio.least || shape > picture.ratio.most))
    return 'shape';
  if (post.text.length > textMost) return 'text';
  return tagsMost && hasTooManyTags(post.text, tagsMost) ? 'tags' : null;
}

const HASHTAG = /#[\p{L}\p{N}_]+/gu;
const MENTION = /(?<![\p{L}\p{N}_.])@[\w.]+/gu;

/** Whether a text has more hashtags or mentions than a network takes. An address of a mail is no mention. */
function hasTooManyTags(text: string, most: NonNullable<Capabilities['tagsMost']>): boolean {
  return (text.match(HASHTAG)?.length ?? 0) > most.hashtags || (text.match(MENTION)?.length ?? 0) > most.mentions;
}
