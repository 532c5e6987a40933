import type { PostState, Post } from './model.ts';

export type Equality = 'equal' | 'redrawn' | 'different' | 'waiting' | 'waiting_redrawn' | 'never' | 'link';

const MAY_BE_SENT: readonly PostState[] = ['scheduled', 'sending', 'needs_reconnect'];

/** How what was sent compares with what was approved; before that was kept, with what was proved last. */
export function compareDigests(
  post: Pick<Post, 'state' | 'link' | 'proof' | 'approvedSha256' | 'sentSha256'>,
): Equality {
  if (post.link !== null) return 'link';
  const approved = post.approvedSha256 ?? post.proof.sha256;
  if (post.sentSha256 === null) {
    if (!MAY_BE_SENT.includes(post.state)) return 'never';
    return approved === post.proof.sha256 ? 'waiting' : 'waiting_redrawn';
  }
  if (post.sentSha256 === approved) return 'equal';
  return post.sentSha256 === post.proof.sha256 ? 'redrawn' : 'different';
}
