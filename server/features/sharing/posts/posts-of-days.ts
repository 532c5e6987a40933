import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Post } from '../deps.ts';
import { presentPost } from '../present.ts';
import { heldUntil, type ShownPost } from '../store.ts';

/** The first posts of a day, and how many it has. */
export interface PostsOfDay {
  /** Which of the days, from 0. */
  day: number;
  total: number;
  posts: Post[];
}

/**
 * A member's posts by day, the first of each, by one statement however many there are.
 *
 * @param wanted.bounds the beginning of each day, and the end of the last; a day lasts as long as its clocks make it.
 */
export async function postsOfDays(
  { db }: { db: Db },
  memberId: string,
  wanted: {
    bounds: readonly Date[];
    perDay: number;
    network?: string | undefined;
    origin?: Post['origin'] | undefined;
  },
  now: Date,
): Promise<PostsOfDay[]> {
  const { bounds, perDay, network, origin } = wanted;
  const day = sql`width_bucket(post.due_at, ${[...bounds]}::timestamptz[]) - 1`;
  const { rows } = await sql<ShownPost & { day: number; total: number }>`
    select post.*, ${heldUntil(now)} as held_until, ranked.day, ranked.total
    from (
      select post.id, ${day} as day,
        row_number() over (partition by ${day} order by post.due_at, post.id) as place,
        (count(*) over (partition by ${day}))::integer as total
      from post
      where post.owner_id = ${memberId} and post.due_at >= ${bounds[0]} and post.due_at < ${bounds.at(-1)}
        and (${network ?? null}::text is null or post.network = ${network ?? null})
        and (${origin ?? null}::text is null or post.origin = ${origin ?? null})
    ) ranked join post on post.id = ranked.id
    where ranked.place <= ${perDay}
    order by post.due_at, post.id`.execute(db);
  const days = new Map<number, PostsOfDay>();
  for (const { day: of, total, ...row } of rows) {
    const known = days.get(of) ?? { day: of, total, posts: [] };
    known.posts.push(presentPost(row));
    days.set(of, known);
  }
  return [...days.values()];
}
