import { sql, type RawBuilder } from 'kysely';

/** In a statement: the ids of the pieces that a member has shared or is about to, the last one first. */
export function sharedPieces(memberId: string): RawBuilder<unknown> {
  return sql`
    select post.content_id from post
    where post.owner_id = ${memberId} and post.comment_of is null and post.state not in ('failed', 'cancelled', 'missed')
    group by post.content_id order by max(post.created_at) desc`;
}
