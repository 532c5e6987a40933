import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { NOT_OUT } from '../states.ts';

/** It went out, or may yet. */
const isNotOver = sql<SqlBool>`post.state not in (${sql.join(NOT_OUT.map((state) => sql.lit(state)))})`;
const isShared = sql<SqlBool>`post.comment_of is null and ${isNotOver}`;

/**
 * What a statement begins with that goes through the pieces of a member's posts, as `posted`. An index is asked for one after the other, so
 * that it costs what there are of pieces, however often each was posted.
 */
function withPosted(memberId: string): RawBuilder<unknown> {
  const least = (more: RawBuilder<unknown>) => sql`(
    select post.content_id from post where post.owner_id = ${memberId} ${more} order by post.content_id limit 1)`;
  return sql`
    with recursive posted (content_id) as (
      ${least(sql``)}
      union all
      select ${least(sql`and post.content_id > posted.content_id`)} from posted where posted.content_id is not null
    )`;
}

/** In a statement: the ids of the pieces that a member has shared or is about to, the last one first. */
export function sharedPieces(memberId: string): RawBuilder<unknown> {
  return sql`
    ${withPosted(memberId)}
    select posted.content_id from posted cross join lateral (
      select post.created_at from post
      where post.owner_id = ${memberId} and post.content_id = posted.content_id and ${isShared}
      order by post.created_at desc limit 1
    ) as last
    order by last.created_at desc, posted.content_id`;
}

/** In a statement: the ids of the pieces of which a member's posts or comments went out since a time, or are to go out. */
export function piecesSince(memberId: string, from: Date): RawBuilder<{ content_id: string }> {
  return sql`
    ${withPosted(memberId)}
    select posted.content_id from posted where exists (
      select from post
      where post.owner_id = ${memberId} and post.content_id = posted.content_id and post.due_at >= ${from} and ${isNotOver})`;
}

/** In a statement: whether a member has shared that piece or is about to. */
export function hasShared(memberId: string, contentId: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from post where post.owner_id = ${memberId} and post.content_id = ${contentId} and ${isShared})`;
}
