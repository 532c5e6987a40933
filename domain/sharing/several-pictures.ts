import type { Capabilities } from './networks/social-network.ts';

/** The most pictures that one post carries anywhere, the first among them. */
export const PICTURES_MOST = 10;

/** How many pictures a network shows of a post with several: those that it takes no more of are left out, never another one. */
export function picturesShown({ picture }: Pick<Capabilities, 'picture'>, count: number): number {
  return Math.min(count, picture?.most ?? 0);
}
