import type { Capabilities } from './social-network.ts';

/** Why a network does not take a post. */
export type Misfit = 'kind' | 'shape' | 'text';

/**
 * Finds the first thing about a post that a network does not take; null when it takes all of it.
 *
 * @param post `postedAs`: what the piece is posted as; the size is that of its picture, in pixels.
 */
export function misfitOf(
  { link, picture, textMost }: Pick<Capabilities, 'link' | 'picture' | 'textMost'>,
  post: { postedAs: 'link' | 'picture'; text: string; width: number; height: number },
): Misfit | null {
  if (post.postedAs === 'link' ? !link : picture === null) return 'kind';
  const shape = post.width / post.height;
  // Of a link the network draws its own picture.
  if (post.postedAs === 'picture' && picture?.ratio && (shape < picture.ratio.least || shape > picture.ratio.most))
    return 'shape';
  return post.text.length > textMost ? 'text' : null;
}
