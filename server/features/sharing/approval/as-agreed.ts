import { createHash } from 'node:crypto';
import { heldForApproval } from '@yardsign/domain/sharing/approval-steps';
import { altTextOf } from '../pictures/alt-text.ts';
import { mentionsOf } from '../posts/mentions-of.ts';
import type { PostRow } from '../rows.ts';

/** The digest of exactly what goes out: which post, where to, its picture, its words and title, what is said of the picture, its link, its film, its first comment, its further pictures, whom it names. */
export function approvalDigest(post: PostRow): string {
  const { id, network, target_id: target, proof_sha256: proof, caption, title, link } = post;
  const film = post.film?.sha256 ?? null;
  const alt = link === null ? altTextOf(post) : null;
  // These are left out where there are none, so that what was agreed to before there were any stays agreed to.
  const comment = post.first_comment === null ? [] : [post.first_comment];
  const { coverMs, coverSha256 } = post.film ?? {};
  const cover = coverMs === undefined ? [] : [`cover ${coverMs}`, ...(coverSha256 === undefined ? [] : [coverSha256])];
  const pictures = post.pictures === null ? [] : [post.pictures.map(({ sha256 }) => sha256)];
  const named = mentionsOf(post);
  const names = named.length === 0 ? [] : [named.map(({ as, id, name }) => [as, id, name])];
  return createHash('sha256')
    .update(
      JSON.stringify([
        id,
        network,
        target,
        proof,
        caption,
        title,
        alt,
        link,
        film,
        ...comment,
        ...cover,
        ...pictures,
        ...names,
      ]),
    )
    .digest('hex');
}

/** The states in which what goes out may still become something else. */
const OPEN: readonly PostRow['state'][] = ['scheduled', 'claimed', 'needs_reconnect'];

/** A post that is to wait for somebody's yes. What was agreed to before is no longer it. */
export function heldPost<Post extends PostRow>(post: Post): Post {
  const { nextAt, reason } = heldForApproval({
    state: post.state,
    awaitsApproval: true,
    nextAt: post.next_at?.getTime() ?? null,
    reason: post.reason,
  });
  const next = nextAt === null ? null : new Date(nextAt);
  return { ...post, awaits_approval: true, approval_digest: null, next_at: next, reason };
}

/** A post after a change: where it is no longer what was agreed to, somebody has to agree again. */
export function asAgreed(before: PostRow, after: PostRow): PostRow {
  const agreed = after.approval_digest;
  const isBound = agreed !== null && agreed === before.approval_digest && OPEN.includes(after.state);
  if (!isBound || after.attempts > 0 || isAgreed(after)) return after;
  return heldPost(after);
}

/** Whether a post is what somebody agreed to, where anybody had to. */
export function isAgreed(post: PostRow): boolean {
  return post.approval_digest === null || approvalDigest(post) === post.approval_digest;
}
