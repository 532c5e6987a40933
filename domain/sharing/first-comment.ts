import type { Capabilities } from './networks/social-network.ts';

/** The most that a field for a comment takes: that of the network that takes the most. */
export const FIRST_COMMENT_MOST = 8000;

const HASHTAG = /#[\p{L}\p{N}_]+/gu;

/** What about a first comment a network does not take; null when it takes it, and where it has no comments: there none is sent. */
export function commentMisfitOf(
  { firstComment }: Pick<Capabilities, 'firstComment'>,
  text: string,
): 'length' | 'tags' | null {
  if (firstComment === null) return null;
  if (text.length > firstComment.most) return 'length';
  const { hashtagsMost } = firstComment;
  return hashtagsMost !== null && (text.match(HASHTAG)?.length ?? 0) > hashtagsMost ? 'tags' : null;
}
