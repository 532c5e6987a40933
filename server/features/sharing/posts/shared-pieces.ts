import { sql, type RawBuilder, type SqlBool } from 'kysely';

const isOut = sql<SqlBool>`post.comment_of is null and post.state not in ('failed', 'cancelled', 'missed')`;

/**
 * In a statement: the ids of the pieces that a member has shared or is about to, the last one first. An index is asked for one piece after
 * the other and for the last post of each, so that it costs what there are of pieces, however often each was posted.
 */
export function sharedPieces(memberId: string): RawBuilder<unknown> {
  const least = (more: RawBuilder<unknown>) => sql`(
    select post.content_id from post where post.owner_id = ${memberId} ${more} order by post.content_id limit 1)`;
  return sql`
    with recursive posted (content_id) as (
      ${least(sql``)}
      union all
      select ${least(sql`and post.content_id > posted.content_id`)} from posted where posted.content_id is not null
    )
    select posted.content_id from posted cross join lateral (
      select post.created_at from post
      where post.owner_id = ${memberId} and post.content_id = posted.content_id and ${isOut}
      order by post.created_at desc limit 1
    ) as last
    order by last.created_at desc, posted.content_id`;
}

/** In a statement: whether a member has shared that piece or is about to. */
export function hasShared(memberId: string, contentId: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from post where post.owner_id = ${memberId} and post.content_id = ${contentId} and ${isOut})`;
}
