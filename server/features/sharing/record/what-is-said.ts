import { altTextOf } from '../pictures/alt-text.ts';
import { mentionsOf } from '../posts/mentions-of.ts';
import type { PostRow } from '../rows.ts';
import type { Said } from './entry-hash.ts';

function known(facts: Record<string, string | number | null>): Said {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
  );
}

/** The digests of the pictures behind the first one, in their order. */
const picturesOf = ({ pictures }: PostRow) => pictures?.map(({ sha256 }) => sha256).join(' ') ?? null;

/** Whom the network is told of, and how. */
const namesOf = (post: PostRow) =>
  mentionsOf(post)
    .map(({ as, name, id }) => `${as}: ${name} (${id})`)
    .join('; ') || null;

/** What the first entry says: whose post it is, what it is made of, where and when it is to go. */
export function saidAtFirst(post: PostRow, number: number): Said {
  return known({
    number,
    owner: post.owner_id,
    by: post.origin,
    network: post.network,
    target: post.target_id,
    targetName: post.target_name,
    piece: post.content_id,
    title: post.title,
    language: post.language,
    size: post.size,
    caption: post.caption,
    alt: post.link === null && post.comment_of === null ? altTextOf(post) : null,
    names: namesOf(post),
    link: post.link,
    comment: post.first_comment,
    under: post.comment_of,
    approved: post.approved_sha256,
    cover: post.film?.coverSha256 ?? null,
    pictures: picturesOf(post),
    due: post.due_at.toISOString(),
    awaits: post.awaits_approval ? 'approval' : null,
  });
}

/** What a later entry says: how the post stands, what was sent, and what the network answered. */
export function saidLater(post: PostRow): Said {
  return known({
    due: post.due_at.toISOString(),
    attempts: post.attempts,
    proof: post.proof_sha256,
    pictures: picturesOf(post),
    agreed: post.approval_digest,
    sent: post.proven_absent ? null : post.sent_sha256,
    address: post.remote_url,
    remote: post.remote_id,
    answer: post.network_message,
    code: post.network_code,
  });
}
